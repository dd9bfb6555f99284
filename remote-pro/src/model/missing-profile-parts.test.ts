import { missingProfileParts } from './missing-profile-parts.ts';

const complete = {
  profileImage: '/p.png',
  descriptionFr: 'Avocate',
  descriptionEn: 'Lawyer',
  address: 'Rue Joffre',
  specialities: ['civil' as const],
  languages: ['fr' as const],
  callTypes: ['video' as const],
};

test('a complete profile is missing nothing', () => {
  expect(missingProfileParts(complete)).toEqual([]);
});

test('an empty text, an empty list and a missing picture are listed', () => {
  expect(missingProfileParts({ ...complete, profileImage: null, descriptionEn: '', languages: [] })).toEqual([
    'profileImage',
    'descriptionEn',
    'languages',
  ]);
});
