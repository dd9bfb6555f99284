import { createContext } from 'react';

/** True below the root’s outlet: an error page there is inside a layout and brings no frame of its own. */
export const InsideRoot = createContext(false);
