/** What a search form needs only when it is submitted: its rules and the error summary. */
export { earliestFaults } from '../model/earliest-faults.ts';
export { formFaults } from '../model/form-faults.ts';
export { FaultSummary } from './fault-summary.tsx';
