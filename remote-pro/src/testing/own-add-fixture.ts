import { ownAdd, type OwnAdd } from 'shared-contracts/schemas/advertising';
import { rowOf } from 'shared-contracts/testing/row-of';

/** A draft that has everything but a picture; `change` overrides fields. */
export const ownAddFixture = (change: Partial<OwnAdd> = {}): OwnAdd =>
  rowOf(ownAdd, {
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4ead',
    professionalId: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e02',
    titleFr: 'Licenciement',
    titleEn: 'Dismissal',
    textFr: 'À Douala',
    textEn: 'In Douala',
    target: '/professionnels/aissatou-mbarga',
    placement: 'search',
    startsOn: '2026-11-20',
    endsOn: '2999-12-20',
    state: 'draft',
    impressions: 0,
    clicks: 0,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...change,
  });
