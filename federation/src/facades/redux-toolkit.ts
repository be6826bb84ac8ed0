/** The exports of Redux Toolkit that pages get; see react-router.ts for the reason. */
export { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
