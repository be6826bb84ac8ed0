import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** State of the loading bar and the announcement for screen readers. */
export interface NavigationState {
  /** Progress of the loading bar in percent, 0 to 100. */
  readonly progress: number;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly announcement: string;
}

const initialState: NavigationState = {
  progress: 0,
  loading: false,
  failed: false,
  announcement: '',
};

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    barChanged: (
      state,
      { payload }: PayloadAction<Partial<Omit<NavigationState, 'announcement'>>>,
    ) => ({
      ...state,
      ...payload,
    }),
    announced: (state, { payload }: PayloadAction<string>) => ({ ...state, announcement: payload }),
  },
});

export const { barChanged, announced } = navigationSlice.actions;
