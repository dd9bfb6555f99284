import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Correspondent } from '../mail/read-correspondents.ts';
import { contactOf } from './practice-of.ts';

const contact = (publicPhone: string | null, publicEmail: string | null) =>
  contactOf({ publicPhone, publicEmail } as Correspondent);

test('the contact of a practice is what it publishes, an international domain as people write it', () => {
  assert.deepEqual(contact(null, null), []);
  assert.deepEqual(contact('+237677000000', 'cabinet@xn--socit-esab.example'), [
    '+237 6 77 00 00 00',
    'cabinet@société.example',
  ]);
});
