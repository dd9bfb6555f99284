import { handOver } from './hand-over.ts';

handOver('tests/commands/pictures.ts');
