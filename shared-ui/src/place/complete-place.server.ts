import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { placeSuggestionsSchema } from '@gruenland/shared-contracts/api/places.schema.ts';

type Action = (context: ActionContext) => Promise<ActionResult>;

/**
 * Wraps the action of a form with a field for the postcode and one for the place. If the place is
 * empty and the postcode has one place, the action gets this place. If the postcode has several
 * places, the message about the empty place names them. With script, the browser does the same
 * while the visitor types.
 */
export function createPlaceCompletingAction(
  names: { readonly postcode: string; readonly place: string },
  action: Action,
): Action {
  return async (context) => {
    const { form } = context;
    const postcode = (form[names.postcode] ?? '').trim();
    if ((form[names.place] ?? '').trim() !== '' || !/^\d{4,5}$/.test(postcode))
      return action(context);
    const placeNames = await readPlaceNames(context, postcode);
    const [onlyName] = placeNames.length === 1 ? placeNames : [];
    if (onlyName !== undefined)
      return action({ ...context, form: { ...form, [names.place]: onlyName } });
    const result = await action(context);
    if (placeNames.length === 0 || result.kind !== 'refused' || !result.form.errors[names.place])
      return result;
    const message = `Zu ${postcode} gehören mehrere Orte: ${placeNames.join(', ')}. Bitte geben Sie Ihren an.`;
    const errors = { ...result.form.errors, [names.place]: message };
    return { ...result, form: { ...result.form, errors } };
  };
}

/** Returns the names of the places with this postcode; empty if the api does not know it. */
async function readPlaceNames({ api }: ActionContext, postcode: string): Promise<string[]> {
  const response = await api.get(`/api/places?${new URLSearchParams({ q: postcode })}`);
  if (response.status !== 200) return [];
  return placeSuggestionsSchema
    .parse(response.body)
    .places.filter((place) => place.postcode === postcode)
    .map(({ name }) => name);
}
