import { type createStore } from 'jotai';
import type { Toaster } from 'shared-contracts/platform/platform';
/** True from the first toast: its code is loaded then. */
export declare const hasToastsAtom: import("jotai").PrimitiveAtom<boolean> & {
    init: boolean;
};
/** Specification, section 9: closes after 5000 ms, exit animation 300 ms. */
export declare const toastTiming: {
    readonly duration: 5000;
    readonly removeDelay: 300;
};
/** react-hot-toast, loaded with the first toast; never called on the server. */
export declare function createToaster(store: ReturnType<typeof createStore>): Toaster;
