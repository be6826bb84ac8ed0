/** What the page has of react-redux; see react-router.ts for why. */
export { Provider, useDispatch, useSelector, useStore } from '@bundled/react-redux';
