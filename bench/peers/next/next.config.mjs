export default {
  // Compressed responses would measure gzip, not the framework.
  compress: false,
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
};
