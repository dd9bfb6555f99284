import { addInput, completeAdd, lastsAYear, type AddInput, type OwnAdd } from 'shared-contracts/schemas/advertising';
import type { AddPlacement } from 'shared-contracts/schemas/add';
import { check, forward, pipe, type InferOutput } from 'valibot';

/** A picture in the form: with the id of its upload where no save has used it yet. */
export interface FormPicture {
  readonly address: string;
  readonly uploadId?: string;
  /** The format that it was cropped for; unknown for one that was saved. */
  readonly placement?: AddPlacement;
}

/** An advertisement as its inputs hold it. */
export interface AddForm {
  titleFr: string;
  titleEn: string;
  textFr: string;
  textEn: string;
  imageAltFr: string;
  imageAltEn: string;
  placement: AddPlacement;
  target: string;
  startsOn: string;
  endsOn: string;
  picture: FormPicture | null;
}

const day = 86_400_000;
const dateAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** An empty form: four weeks from next week on, leading to the profile. */
export const blankAdd = (target: string): AddForm => ({
  titleFr: '',
  titleEn: '',
  textFr: '',
  textEn: '',
  imageAltFr: '',
  imageAltEn: '',
  placement: 'search',
  target,
  startsOn: dateAfter(7),
  endsOn: dateAfter(34),
  picture: null,
});

/** What the inputs show of a row. */
export const formOf = (add: OwnAdd): AddForm => ({
  titleFr: add.titleFr,
  titleEn: add.titleEn,
  textFr: add.textFr,
  textEn: add.textEn,
  imageAltFr: add.imageAltFr ?? '',
  imageAltEn: add.imageAltEn ?? '',
  placement: add.placement,
  target: add.target,
  startsOn: add.startsOn,
  endsOn: add.endsOn,
  picture: add.image === null ? null : { address: add.image },
});

/** The body that the inputs stand for; a picture that was saved before is not named. */
export function inputOf({ picture, ...form }: AddForm): AddInput {
  if (picture !== null && picture.uploadId === undefined) return form;
  return { ...form, image: picture?.uploadId ?? null };
}

/** What a save expects to find. */
export const expectedOf = (add: OwnAdd): Partial<OwnAdd> => {
  const { titleFr, titleEn, textFr, textEn, image, imageAltFr, imageAltEn, placement, target, startsOn, endsOn } = add;
  return { titleFr, titleEn, textFr, textEn, image, imageAltFr, imageAltEn, placement, target, startsOn, endsOn };
};

type AddOutput = InferOutput<typeof addInput>;
const endsAfterStart = forward(
  check(({ startsOn, endsOn }: AddOutput) => startsOn <= endsOn, 'RANGE_INVALID'),
  ['endsOn'],
);

/**
 * What may be saved as a draft, and what may be submitted on the day `today`: for a year at most, and from a day to come, or the one of
 * before (`first`).
 */
export const draftSchema = pipe(addInput, endsAfterStart);
export const submitSchema = (today: string, first?: string) =>
  pipe(
    completeAdd,
    endsAfterStart,
    forward(
      check((add) => lastsAYear(add), 'LIMIT_EXCEEDED'),
      ['endsOn'],
    ),
    forward(
      check(({ startsOn }) => startsOn >= today || startsOn === first, 'DATE_PAST'),
      ['startsOn'],
    ),
    forward(
      check(({ endsOn }) => endsOn >= today, 'DATE_PAST'),
      ['endsOn'],
    ),
  );
