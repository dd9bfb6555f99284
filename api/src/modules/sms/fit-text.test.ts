import assert from 'node:assert/strict';
import { it } from 'node:test';
import { asGsm, fitText, gsmLength } from './fit-text.ts';
import { asPhone, saysStop } from './stop-number.ts';

it('French is written in the letters of GSM: those that have no place there lose their accents', () => {
  assert.equal(
    asGsm('Éléonore à l’hôtel « Noël », ça coûte 10 € – œuvre…'),
    `Éléonore à l'hotel " Noel ", ca coute 10 € - oeuvre...`,
  );
  assert.equal(asGsm('Rendez-vous\u00A0: 10\u202Fh'), 'Rendez-vous : 10 h');
  assert.equal(asGsm('Ɛlɔnda Ŋgwa'), 'Elonda Ngwa');
  assert.equal(asGsm('Ωμέγα'), 'Ωμέγα');
});

it('a letter of the extension takes two places, and another script none that can be counted', () => {
  assert.equal(gsmLength('é'), 1);
  assert.equal(gsmLength('€['), 4);
  assert.equal(gsmLength('Ωμέγα'), undefined);
});

it('the name is shortened where the text would not fit into one message, and what is said is not', () => {
  const write = (name: string) => `Rappel, rendez-vous avec ${name} le jeu. 3 déc. à 10 h.`;
  assert.equal(fitText(write, 'Me Mbarga'), 'Rappel, rendez-vous avec Me Mbarga le jeu. 3 déc. à 10 h.');
  const long = fitText(write, 'Société civile professionnelle '.repeat(6));
  assert.ok(Number(gsmLength(long)) <= 160 && Number(gsmLength(long)) > 150, long);
  assert.match(long, /^Rappel, rendez-vous avec Société civile .+\. le jeu\. 3 déc\. à 10 h\.$/u);
  assert.match(fitText(write, 'Ωμέγα'.repeat(40)), /(?:Ωμέγα){40}/u);
});

it('a stop word is understood as people write it, and no other word is', () => {
  for (const text of ['STOP', ' stop.', 'Arrêt', 'ARRET svp', '"Stop" merci', 'arrêtez', 'Unsubscribe', 'stopall'])
    assert.ok(saysStop(text), text);
  for (const text of ['', 'Stopper la grève', 'non stop', 'OK', 'ne pas arrêter', 'arrêté'])
    assert.ok(!saysStop(text), text);
});

it('a number is the same however a gateway writes it', () => {
  for (const written of ['+237671234567', '237671234567', '00237 671 23 45 67'])
    assert.equal(asPhone(written), '+237671234567');
});
