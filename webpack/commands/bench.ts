import { handOver } from './hand-over.ts';

handOver('tests/commands/bench.ts');
