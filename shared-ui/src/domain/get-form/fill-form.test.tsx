import { render } from '@testing-library/react';
import { fillForm, restoreForm } from './fill-form.ts';

const open = () => {
  const { container } = render(
    <form>
      <input name="q" defaultValue="rent" />
      <select name="sort">
        <option value="date">date</option>
        <option value="price">price</option>
      </select>
      {['day', 'week'].map((value) => (
        <input key={value} type="radio" name="period" value={value} defaultChecked={value === 'day'} />
      ))}
      {['fr', 'en', 'es'].map((value) => (
        <input key={value} type="checkbox" name="language" value={value} />
      ))}
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
};
const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
const query = 'q=work&sort=price&period=week&language=fr&language=es';

test('radios and checkboxes are checked by value and keep it', () => {
  const form = open();
  fillForm(form, new URLSearchParams(query));
  expect(queryOf(form)).toBe(query);
  fillForm(form, new URLSearchParams('period=day&language=en'));
  expect(queryOf(form)).toBe('q=&period=day&language=en');
});

test('a draft leaves what was edited since, by name', () => {
  const form = open();
  restoreForm(form, new URLSearchParams(query));
  expect(queryOf(form)).toBe(query);
  const edited = open();
  fillForm(edited, new URLSearchParams('q=lease&sort=date&period=week&language=en'));
  restoreForm(edited, new URLSearchParams('q=work&sort=price&period=day&language=fr'));
  expect(queryOf(edited)).toBe('q=lease&sort=price&period=week&language=en');
});
