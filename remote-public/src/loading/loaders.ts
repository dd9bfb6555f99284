/** The loaders: one chunk, which the first view of a page that the server renders does not need because its data is in the page. */
export { articleLoader } from '../reading/article-loader.ts';
export { articlesLoader } from '../reading/articles-loader.ts';
export { documentsLoader } from '../features/documents-upload/documents-loader.ts';
export { earliestLoader } from '../earliest/earliest-loader.ts';
export { helpLoader } from '../features/help-read/help-loader.ts';
export { homeLoader } from '../home/home-loader.ts';
export { legalLoader } from '../features/legal-read/legal-loader.ts';
export { plansLoader } from '../plans/plans-loader.ts';
export { lawyerLoader, professionalLoader } from '../profile/profile-loader.ts';
export { searchLoader } from '../search/search-loader.ts';
