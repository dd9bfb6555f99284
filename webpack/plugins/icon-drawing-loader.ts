const besideDrawing = /^\s*(?:name|size): .*,\n|,\s*key: "\w+"/gm;

/** Leaves of an icon of lucide-react its drawing, all that `create-icon.ts` asks for: names and random keys would be 350 B (gzip) of a list. */
export default function iconDrawing(source: string): string {
  return source.replace(besideDrawing, '');
}
