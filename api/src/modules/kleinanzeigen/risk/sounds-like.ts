import type { HoldReason } from '#db/tables/moderation.ts';

import { blindBadAds } from './samples/blind-bad-ads.ts';
import { blindGoodAds } from './samples/blind-good-ads.ts';
import { examinerBadAds } from './samples/examiner-bad-ads.ts';
import { examinerGoodAds } from './samples/examiner-good-ads.ts';
import { heldOutBad, heldOutGood } from './samples/held-out-ads.ts';
import { honestAds } from './samples/honest-ads.ts';
import { lessonBadAds } from './samples/lesson-bad-ads.ts';
import { lessonForbiddenGoods } from './samples/lesson-forbidden-goods.ts';
import { lessonGoodAds } from './samples/lesson-good-ads.ts';
import { lessonHarmlessAds } from './samples/lesson-harmless-ads.ts';
import { lessonHonestAds } from './samples/lesson-honest-ads.ts';
import { lessonScams } from './samples/lesson-scams.ts';
import { ordinaryAds } from './samples/ordinary-ads.ts';
import { outsiderBadAds } from './samples/outsider-bad-ads.ts';
import { outsiderGoodAds } from './samples/outsider-good-ads.ts';
import { sampleAds } from './samples/sample-ad.ts';
import { secondBadAds } from './samples/second-bad-ads.ts';
import { secondGoodAds } from './samples/second-good-ads.ts';
import { forbiddenAds, scamAds } from './samples/scam-ads.ts';
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
    ordinaryAds,
  ],
};

/** From here on it is held for its words alone; below it only adds to what else was found. */
const alone = 1;
const doubtful = 0;
/** Below it a single word that a rule knows is no longer enough. */
const calm = -0.4;

let model: WordModel | null = null;

/** Half a second of computing, done before anybody waits for it; otherwise at the first question. */
export function learnSamples(): WordModel {
  model ??= learnWords(
    lessons.held.flatMap((lines) => sampleAds(lines)),
    lessons.honest.flatMap((lines) => sampleAds(lines)),
  );
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
export function soundOf(ad: WordedAd): Sound {
  const score = learnSamples()(ad);
  if (score <= doubtful) return { found: [], honest: score < calm };
  const text = 'Klingt wie Anzeigen, die nicht erscheinen dürfen';
  const weight = score > alone ? 42 : 16;
  return { found: [{ code: 'wortlaut', text, weight }], honest: false };
}
