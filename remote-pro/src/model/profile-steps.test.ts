import { ownProfessionalFixture } from '../testing/own-professional-fixture.ts';
import { profileSteps } from './profile-steps.ts';

const complete = ownProfessionalFixture({
  profileImage: '/uploads/a.jpg',
  descriptionFr: 'Avocate.',
  descriptionEn: 'Lawyer.',
  address: 'Rue 1',
});

const all = { hasHours: true, hasConsultation: true };

test('a complete profile has no next step', () =>
  expect(profileSteps(complete, all)).toEqual({ total: 8, done: 8, next: undefined }));

test('what is needed to be booked comes first, hours before all, then the photo', () => {
  const bare = { ...complete, profileImage: null, address: null };
  expect(profileSteps(bare, { hasHours: false, hasConsultation: false })).toEqual({ total: 8, done: 4, next: 'hours' });
  expect(profileSteps({ ...bare, callTypes: [] }, all).next).toBe('hours');
  expect(profileSteps(bare, { ...all, hasConsultation: false }).next).toBe('consultations');
  expect(profileSteps(bare, all).next).toBe('profileImage');
});
