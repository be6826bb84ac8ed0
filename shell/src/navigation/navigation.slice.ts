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

export const barChanged = (change: Partial<Omit<NavigationState, 'announcement'>>) =>
  ({ type: 'navigation/bar-changed', change }) as const;

export const announced = (announcement: string) =>
  ({ type: 'navigation/announced', change: { announcement } }) as const;

export function navigationReducer(
  state: NavigationState = initialState,
  action: ReturnType<typeof barChanged> | ReturnType<typeof announced>,
): NavigationState {
  switch (action.type) {
    case 'navigation/bar-changed':
    case 'navigation/announced':
      return { ...state, ...action.change };
    default:
      return state;
  }
}
