// Written by the build (`webpack/plugins/provided-modules-loader.ts`): one import for each row of the table of shared modules. A
// remote brings none of them along, so one that the shell never imports would be missing, and the page blank.
export {};
