declare module '@bundled/react-router' {
  export * from 'react-router';
}

declare module '@bundled/@reduxjs/toolkit' {
  export * from '@reduxjs/toolkit';
}
