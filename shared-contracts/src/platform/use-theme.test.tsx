import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withPlatform } from '../testing/with-platform.ts';
import { useTheme } from './use-theme.ts';

function Switch() {
  const { isDark, choice, choose } = useTheme();
  return (
    <>
      <p>{`${isDark ? 'dark' : 'light'}, ${choice === null ? 'as the system' : 'chosen'}`}</p>
      <button onClick={() => choose(!isDark)}>switch</button>
      <button onClick={() => choose(null)}>system</button>
    </>
  );
}

const systemIs = (isDark: boolean) => {
  const media = Object.assign(new EventTarget(), { matches: isDark });
  const spy = jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  const change = (matches: boolean) => {
    media.matches = matches;
    media.dispatchEvent(new Event('change'));
  };
  return { spy, change };
};

beforeEach(() => localStorage.clear());

it('follows the system until the user chooses, and again once the choice is reset', async () => {
  const system = systemIs(true);
  render(withPlatform(<Switch />));
  expect(screen.getByText('dark, as the system')).toBeInTheDocument();
  act(() => system.change(false));
  expect(screen.getByText('light, as the system')).toBeInTheDocument();
  await userEvent.click(screen.getByText('switch'));
  expect(screen.getByText('dark, chosen')).toBeInTheDocument();
  expect(localStorage.getItem('isDark')).toBe('true');
  await userEvent.click(screen.getByText('system'));
  expect(screen.getByText('light, as the system')).toBeInTheDocument();
  system.spy.mockRestore();
});
