import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactRedux from 'react-redux';
import * as ReactRouter from 'react-router';
import * as JsxRuntime from 'react/jsx-runtime';
import * as JsxDevelopmentRuntime from 'react/jsx-dev-runtime';
import * as ReduxToolkit from '@reduxjs/toolkit';
import * as ShellContext from '@gruenland/shared-ui/shell-context/shell-context.ts';

/**
 * Modules that a release may `require` on the server. Releases get the shell's instances, so that
 * each module exists once. A test compares the names with federation's list of shared packages.
 */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react/jsx-dev-runtime': JsxDevelopmentRuntime,
  'react-dom': ReactDom,
  'react-router': ReactRouter,
  'react-redux': ReactRedux,
  '@reduxjs/toolkit': ReduxToolkit,
  '@gruenland/shared-ui/shell-context/shell-context.ts': ShellContext,
};
