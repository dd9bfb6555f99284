import { cityName, foldedCity, knownCities, namesOfCity } from './city-names.ts';

test('a city is the same by each of its names, accents and case aside', () => {
  for (const name of ['Bruxelles', 'brussels', ' BRUSSELS ']) {
    expect(namesOfCity(name)).toEqual(['Bruxelles', 'Brussels']);
    expect(cityName(name, 'en')).toBe('Brussels');
    expect(cityName(name, 'fr')).toBe('Bruxelles');
  }
  expect(cityName('geneve', 'en')).toBe('Geneva');
  expect(cityName('Douala', 'en')).toBe('Douala');
  expect(namesOfCity('Douala')).toEqual(['Douala']);
});

test('no name is that of two cities, and none is known that both languages share', () => {
  const names = knownCities.flatMap(({ fr, en }) => [foldedCity(fr), foldedCity(en)]);
  expect(new Set(names).size).toBe(names.length);
});
