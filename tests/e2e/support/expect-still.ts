import { expect, type Page } from '@playwright/test';

/** Longer durations would be visible (base.css shortens them to a hundredth of a millisecond). */
function movingElements(): string[] {
  const seconds = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
  const styled = [...document.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
    return seconds(transitionDuration) > 0.001 || seconds(animationDuration) > 0.001 || scrollBehavior === 'smooth';
  });
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 1)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .filter((target) => target !== null);
  return [...new Set([...styled, ...running])].map((element) => `${element.tagName} ${element.getAttribute('class')}`);
}

/** With reduced motion nothing moves. */
export async function expectStill(page: Page, what: string) {
  await expect.poll(() => page.evaluate(movingElements), `what moves on ${what}`).toEqual([]);
}
