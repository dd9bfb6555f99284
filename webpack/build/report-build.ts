export const reportBuild = (text: string): void => console.log(`  building ${text} …`);
