import { readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { draftClient, draftName, nothingTyped } from './new-appointment.ts';

const path = '/pro/rendez-vous';
const key = `${path}#${draftName}`;

test('what was typed for one client is not another one’s, and waits for the first', () => {
  writeDraft(key, { ...nothingTyped, reason: 'Divorce', day: '2027-03-10' });
  draftClient(path, 'kamga');
  expect(readDraft(key)).toMatchObject({ clientId: 'kamga', reason: 'Divorce', day: '2027-03-10' });
  draftClient(path, 'ngo');
  expect(readDraft(key)).toEqual({ clientId: 'ngo' });
  draftClient(path, 'kamga');
  expect(readDraft(key)).toMatchObject({ clientId: 'kamga', reason: 'Divorce' });
});
