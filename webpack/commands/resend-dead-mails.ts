import { handOver } from './hand-over.ts';

handOver('api/src/commands/resend-dead-mails.ts');
