/** What a search form needs only when it is sent: its rules and the summary of what is wrong. */
export { formFaults } from '../model/form-faults.ts';
export { FaultSummary } from './fault-summary.tsx';
