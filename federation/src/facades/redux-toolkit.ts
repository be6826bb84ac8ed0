/** What the page has of Redux Toolkit; see react-router.ts for why. */
export { combineSlices, configureStore, createSlice } from '@bundled/@reduxjs/toolkit';
