/** Loads the code that shows a toast. Most visitors see no toast. */
export const loadToastView = () =>
  import(/* webpackChunkName: "on-interaction" */ './ToastView.tsx').then(({ ToastView }) => ({
    default: ToastView,
  }));
