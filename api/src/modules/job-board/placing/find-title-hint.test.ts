import { describe, expect, test } from '@jest/globals';

import { findTitleHint } from './find-title-hint.ts';

describe('accepts gender-neutral titles', () => {
  test.each([
    'Melker (m/w/d)',
    'Landwirt (w/m/d) gesucht',
    'Traktorfahrer ( d / m / w )',
    'Gärtner (m/w/x)',
    'Agraringenieur (gn)',
    'Melker (m/w/divers)',
    'Melker (mwd)',
    'Gärtner (m-w-d)',
    'Landwirt (gn*)',
    'Landwirt, alle Geschlechter',
    'T-Shirts bedrucken, Gäste bewirten',
    'Fachkraft für den Milchviehstall',
    'Erntehilfe im Obstbau',
    'Betriebsleitung Ackerbau',
    'Ausbildung Landwirtschaft',
    'Auszubildende für den Gartenbau',
    'Mitarbeit im Stall',
    'Aushilfe im Sommer und Winter',
    'Futter holen, Wasser prüfen',
    'Pferdewirtschaft: Stall- und Weidepflege',
    'Beratung im Pflanzenbau',
    'Team für die Spargelernte in Beelitz',
    'Landwirt m/w/d',
    'Melker w/m/d in Vollzeit',
    'Arbeit im Lager, auch im Winter',
    'Leitung der Hofläden mit Onlineverkauf',
    'Häcksler und Mähdrescher fahren',
    'Herdenmanagement Milchvieh',
    'Kochen für die Hofküche',
    'Tierpflege auf einem Allgäuer Milchhof',
    'Hilfe bei Kindern und Rindern in Schwerin',
    'Unser Hof sucht Hilfe bei der Weinlese',
    'Melkroboter warten',
    'Stallmist fahren, Container reinigen',
    'Ausbildung Käserei',
    'Projektarbeit Moor und Grünland',
    'Baumschule: Pflanzen, Veredeln, Verkaufen',
    'Webseiten und Heft für den Maschinenring',
    'Schlepper fahren in Bestellung und Ernte',
    'Disposition Getreide und Betriebsmittel',
    'Hofnachfolge: Milchschafbetrieb mit Käserei',
  ])('%s', (title) => expect(findTitleHint(title)).toBeNull());
});

describe('suggests a gender-neutral title', () => {
  test.each([
    ['Melker', 'Männer', 'Fachkraft für das Melken (m/w/d)'],
    ['Melkerin', 'Frauen', 'Fachkraft für das Melken (m/w/d)'],
    ['Bürokauffrau', 'Frauen', 'Kaufmännische Bürokraft (m/w/d)'],
    ['Erntehelfer gesucht', 'Männer', 'Erntehilfe (m/w/d)'],
    ['Landwirt für Milchviehbetrieb', 'Männer', 'Landwirt für Milchviehbetrieb (m/w/d)'],
    ['Traktorfahrer für die Ernte', 'Männer', 'Schlepper fahren für die Ernte (m/w/d)'],
    ['Verkäuferinnen für den Hofladen', 'Frauen', 'Verkaufskraft für den Hofladen (m/w/d)'],
    ['Hausmeister und Gärtner', 'Männer', 'Hausmeister und Gärtner (m/w/d)'],
    ['Bauleiter', 'Männer', 'Bauleitung (m/w/d)'],
    ['Bauleiterin im Tiefbau', 'Frauen', 'Bauleitung im Tiefbau (m/w/d)'],
    ['Herdenmanager', 'Männer', 'Herdenmanagement (m/w/d)'],
    ['Hofnachfolger gesucht', 'Männer', 'Hofnachfolge (m/w/d)'],
    ['Mähdrescherfahrer', 'Männer', 'Mähdrescher fahren (m/w/d)'],
    ['Berufskraftfahrer', 'Männer', 'Berufskraftfahrer (m/w/d)'],
    ['Einzelhandelskauffrau', 'Frauen', 'Einzelhandelskaufleute (m/w/d)'],
    ['Floristin', 'Frauen', 'Florist/in (m/w/d)'],
  ])('%s addresses only %s', (title, addressedGender, suggestion) => {
    const hint = findTitleHint(title);
    expect(hint?.text).toContain(`nur ${addressedGender} an`);
    expect(hint?.suggestion).toBe(suggestion);
  });

  test.each([
    'Tierarzt',
    'Elektriker',
    'Maschinist',
    'Traktorist',
    'Besamer',
    'Maurer',
    'Käser',
    'Bereiter',
    'Lehrer',
    'Kellner',
    'Betriebswirt',
    'Programmierer',
    'Auszubildender',
    'Dachdecker',
    'Biologielaborant',
    'Spezialist',
    'Erfahrener Melker',
    'Friseur',
    'Almhirt',
    'Landwirte gesucht',
    'Pferdewirte',
    'Tierärzte',
  ])('%s addresses only men', (title) => {
    expect(findTitleHint(title)?.text).toContain('nur Männer an');
  });

  test.each([
    'Ärztin',
    'Tierärztin',
    'Trainerin',
    'Floristin',
    'Bäuerin',
    'Köchin',
    'Dachdeckerin',
  ])('%s addresses only women', (title) => {
    expect(findTitleHint(title)?.text).toContain('nur Frauen an');
  });

  test.each([
    ['Kauffrau/-mann', 'Kauffrau/-mann (m/w/d)'],
    ['Melker/in', 'Melker/in (m/w/d)'],
    ['Gärtner*innen gesucht', 'Gärtner*innen (m/w/d)'],
    ['Landwirt (m/w)', 'Landwirt (m/w/d)'],
    ['Gärtnerinnen und Gärtner', 'Gärtnerinnen und Gärtner (m/w/d)'],
    ['Landwirt oder Landwirtin gesucht', 'Landwirt oder Landwirtin (m/w/d)'],
    ['Landwirt m/w gesucht', 'Landwirt (m/w/d)'],
  ])('%s names only two genders', (title, suggestion) => {
    const hint = findTitleHint(title);
    expect(hint?.text).toContain('Männer und Frauen');
    expect(hint?.suggestion).toBe(suggestion);
  });
});
