import { handOver } from './hand-over.ts';

handOver('api/src/commands/create-operator.ts');
