/**
 * A panel of links on the platform's own popover: Escape, a press outside and the focus on closing are the browser's.
 * Going somewhere closes it.
 */
export declare function usePopover(id: string): {
  readonly trigger: {
    readonly popoverTarget: string;
  };
  readonly panel: {
    readonly id: string;
    readonly ref: import('react').RefObject<HTMLElement | null>;
    readonly popover: 'auto';
  };
};
