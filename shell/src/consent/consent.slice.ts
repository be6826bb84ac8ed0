import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ConsentState } from '@gruenland/shared-contracts/shell-api.ts';

const initialState: ConsentState = {
  ready: false,
  decided: false,
  layer: 'none',
  services: {},
  categories: {},
};

/** Consent of the visitor; only the consent client writes it. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentRead: (
      state,
      { payload }: PayloadAction<Pick<ConsentState, 'decided' | 'services' | 'categories'>>,
    ) => ({
      ...payload,
      ready: true,
      layer: payload.decided ? (state.ready ? state.layer : 'none') : 'banner',
    }),
    layerOpened: (state, { payload }: PayloadAction<ConsentState['layer']>) => ({
      ...state,
      layer: payload,
    }),
  },
});

export const { consentRead, layerOpened } = consentSlice.actions;
