import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

// jest-axe is loaded at its first use (jest.config.js).
expect.extend({ toHaveNoViolations: (results) => toHaveNoViolations.toHaveNoViolations(results) });

// Slow machines need long timeouts; real failures fail all the same.
configure({ asyncUtilTimeout: 60_000 });

// APIs that jsdom lacks.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  // The event by which a date field gives its form a value; jsdom fires none.
  window.FormData = class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super(form, submitter);
      form?.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData: this }));
    }
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
}
