import { createContext } from 'react';

/** True below the root's outlet: an error page shown there stands inside a layout and brings no frame of its own. */
export const InsideRoot = createContext(false);
