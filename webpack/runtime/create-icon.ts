import { createElement, type SVGProps } from 'react';

/** What a file of lucide-react says of its icon. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * Stands for `createLucideIcon` of lucide-react, which can do more than we ask of it and would be 1.2 kB (gzip) in each layout and again in each
 * page that shows an icon. Draws the same icon, without class names of its own. It is decoration unless it is told that it is not.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    const svg = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...rest,
    } as const;
    return createElement('svg', svg, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
  };
}
