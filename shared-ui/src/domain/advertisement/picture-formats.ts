import type { AddPlacement } from 'shared-contracts/schemas/add';

/** Width by height of an advertisement's picture, as advertisement-card.module.css shows it. */
export const pictureFormats: Readonly<Record<AddPlacement, number>> = {
  home: 16 / 9,
  search: 1,
  list: 1,
  profile: 4 / 3,
};
