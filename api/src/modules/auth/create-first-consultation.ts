import type { Profession } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../../db/run-as.ts';

const usual = { nameFr: 'Première consultation', nameEn: 'First consultation' };
/** Where a first meeting is called otherwise. */
const names: Readonly<Partial<Record<Profession, typeof usual>>> = {
  mediator: { nameFr: 'Entretien d’information', nameEn: 'Information meeting' },
  arbitrator: { nameFr: 'Entretien préalable', nameEn: 'Preliminary meeting' },
  legal_translator: { nameFr: 'Étude de vos documents', nameEn: 'Review of your documents' },
};

/** What a new professional offers until they decide otherwise. No video, which needs their link. */
export async function createFirstConsultation(tx: Tx, professionalId: string, profession: Profession): Promise<void> {
  const offer = { minutes: 30, feeKind: 'on_request' as const, callTypes: ['call' as const, 'in_person' as const] };
  await tx
    .insertInto('consultations')
    .values({ professionalId, ...(names[profession] ?? usual), ...offer })
    .execute();
}
