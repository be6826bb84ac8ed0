declare module '@bundled/react-router' {
  export * from 'react-router';
}

declare module '@bundled/@reduxjs/toolkit' {
  export * from '@reduxjs/toolkit';
}

declare module '@bundled/react-redux' {
  export * from 'react-redux';
}
