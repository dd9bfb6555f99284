import { professions, workingLanguages } from 'shared-contracts/schemas/vocabulary';

/** Of the address: `?language=…&profession=…&cursor=…`. */
export const readAvailableSearch = (search: URLSearchParams) => ({
  language: workingLanguages.find((one) => one === search.get('language')),
  profession: professions.find((one) => one === search.get('profession')),
  cursor: search.get('cursor'),
});
