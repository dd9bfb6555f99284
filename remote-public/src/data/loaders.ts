/** The loaders: one chunk, which the first view of a page that the server renders does not need because its data is in the page. */
export { articleLoader } from './article-loader.ts';
export { articlesLoader } from './articles-loader.ts';
export { documentsLoader } from './documents-loader.ts';
export { earliestLoader } from './earliest-loader.ts';
export { helpLoader } from './help-loader.ts';
export { homeLoader } from './home-loader.ts';
export { legalLoader } from './legal-loader.ts';
export { plansLoader } from './plans-loader.ts';
export { lawyerLoader, professionalLoader } from './profile-loader.ts';
export { searchLoader } from './search-loader.ts';
