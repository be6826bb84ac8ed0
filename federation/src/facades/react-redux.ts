/** The exports of react-redux that pages get; see react-router.ts for the reason. */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
