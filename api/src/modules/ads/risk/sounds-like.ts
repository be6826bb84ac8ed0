import type { HoldReason } from '#db/tables/moderation.ts';

import { blindBadAds } from './samples/blind-bad-ads.ts';
import { blindGoodAds } from './samples/blind-good-ads.ts';
import { examinerBadAds } from './samples/examiner-bad-ads.ts';
import { examinerGoodAds } from './samples/examiner-good-ads.ts';
import { heldOutBad, heldOutGood } from './samples/held-out-ads.ts';
import { fourthBadAds } from './samples/fourth-bad-ads.ts';
import { fourthCommonAds } from './samples/fourth-common-ads.ts';
import { fourthGoodAds } from './samples/fourth-good-ads.ts';
import { honestAds } from './samples/honest-ads.ts';
import { lessonBadAds } from './samples/lesson-bad-ads.ts';
import { lessonForbiddenGoods } from './samples/lesson-forbidden-goods.ts';
import { lessonGoodAds } from './samples/lesson-good-ads.ts';
import { lessonHarmlessAds } from './samples/lesson-harmless-ads.ts';
import { lessonHonestAds } from './samples/lesson-honest-ads.ts';
import { lessonOddAds } from './samples/lesson-odd-ads.ts';
import { lessonPlainAds } from './samples/lesson-plain-ads.ts';
import { lessonScams } from './samples/lesson-scams.ts';
import { lessonShadyAds } from './samples/lesson-shady-ads.ts';
import { lessonSlyAds } from './samples/lesson-sly-ads.ts';
import { lessonWhimsicalAds } from './samples/lesson-whimsical-ads.ts';
import { ordinaryAds } from './samples/ordinary-ads.ts';
import { outsiderBadAds } from './samples/outsider-bad-ads.ts';
import { outsiderGoodAds } from './samples/outsider-good-ads.ts';
import { sampleAds } from './samples/sample-ad.ts';
import { secondBadAds } from './samples/second-bad-ads.ts';
import { secondGoodAds } from './samples/second-good-ads.ts';
import { forbiddenAds, scamAds } from './samples/scam-ads.ts';
import { thirdBadAds } from './samples/third-bad-ads.ts';
import { thirdGoodAds } from './samples/third-good-ads.ts';
import { unseenBadAds, unseenGoodAds } from './samples/unseen-ads.ts';
import { learnWords } from './word-model.ts';
import type { WordModel, WordedAd } from './word-model.ts';

/** Every sample but those of the last measurement (`samples/last-*.ts`). */
const lessons = {
  held: [
    scamAds,
    forbiddenAds,
    heldOutBad,
    blindBadAds,
    unseenBadAds,
    outsiderBadAds,
    lessonBadAds,
    lessonScams,
    lessonForbiddenGoods,
    examinerBadAds,
    secondBadAds,
    lessonSlyAds,
    lessonShadyAds,
    thirdBadAds,
    fourthBadAds,
  ],
  honest: [
    honestAds,
    heldOutGood,
    blindGoodAds,
    unseenGoodAds,
    outsiderGoodAds,
    lessonGoodAds,
    lessonHonestAds,
    lessonHarmlessAds,
    examinerGoodAds,
    secondGoodAds,
    lessonOddAds,
    lessonPlainAds,
    lessonWhimsicalAds,
    thirdGoodAds,
    fourthGoodAds,
    fourthCommonAds,
    ordinaryAds,
  ],
};

/** From here on it is held for its words alone; below it only adds to what else was found. */
const alone = 1.4;
const doubtful = 0;
/** Below it a single word that a rule knows is no longer enough. */
const calm = -0.4;

let model: WordModel | null = null;

/** Learns from every lesson but some, for a measurement with those. */
export function learnWithout(leftOut: readonly string[]): WordModel {
  const adsOf = (sets: readonly string[]) =>
    sets.filter((lines) => !leftOut.includes(lines)).flatMap((lines) => sampleAds(lines));
  return learnWords(adsOf(lessons.held), adsOf(lessons.honest));
}

/** A third of a second of computing, done before anybody waits for it; otherwise at the first question. */
export function learnSamples(): WordModel {
  model ??= learnWithout([]);
  return model;
}

/** How an ad sounds beside those that were to be held and honest ones. */
export interface Sound {
  /** To be added where no rule is sure. */
  readonly found: readonly (HoldReason & { readonly weight: number })[];
  /** Like honest ads that name what a rule listens for. */
  readonly honest: boolean;
}

/** What no rule has a word for, and where a rule hears a word only. */
export function soundOf(ad: WordedAd, heard: WordModel = learnSamples()): Sound {
  const score = heard(ad);
  if (score <= doubtful) return { found: [], honest: score < calm };
  const text = 'Klingt wie Anzeigen, die nicht erscheinen dürfen';
  const weight = score > alone ? 42 : 16;
  return { found: [{ code: 'wortlaut', text, weight }], honest: false };
}
