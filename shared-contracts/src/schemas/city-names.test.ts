import { cityName, foldedCity, knownCities, namesOfCity } from './city-names.ts';

test('a city matches each of its names, ignoring accents and case', () => {
  for (const name of ['Bruxelles', 'brussels', ' BRUSSELS ']) {
    expect(namesOfCity(name)).toEqual(['Bruxelles', 'Brussels']);
    expect(cityName(name, 'en')).toBe('Brussels');
    expect(cityName(name, 'fr')).toBe('Bruxelles');
  }
  expect(cityName('geneve', 'en')).toBe('Geneva');
  expect(cityName('Douala', 'en')).toBe('Douala');
  expect(namesOfCity('Douala')).toEqual(['Douala']);
});

test('no two cities share a name, and no listed name is the same in both languages', () => {
  const names = knownCities.flatMap(({ fr, en }) => [foldedCity(fr), foldedCity(en)]);
  expect(new Set(names).size).toBe(names.length);
});
