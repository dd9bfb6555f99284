import { missingOf } from './missing-of.ts';

const complete = {
  profileImage: '/p.png',
  descriptionFr: 'Avocate',
  descriptionEn: 'Lawyer',
  address: 'Rue Joffre',
  specialities: ['civil' as const],
  languages: ['fr' as const],
  callTypes: ['video' as const],
};

test('a complete profile lacks nothing', () => {
  expect(missingOf(complete)).toEqual([]);
});

test('an empty text, an empty list and a missing picture are named', () => {
  expect(missingOf({ ...complete, profileImage: null, descriptionEn: '', languages: [] })).toEqual([
    'profileImage',
    'descriptionEn',
    'languages',
  ]);
});
