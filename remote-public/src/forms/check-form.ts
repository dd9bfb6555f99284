/** What a search form needs only when it is submitted: its rules and the error summary. */
export { earliestFaults } from '../earliest/earliest-faults.ts';
export { formFaults } from '../search/form-faults.ts';
export { FaultSummary } from './fault-summary.tsx';
