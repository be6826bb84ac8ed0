// These imports must come first: the files define the order of the cascade layers.
import '@gruenland/shared-ui/tokens/tokens.css';
import '@gruenland/shared-ui/tokens/fonts.css';
import '@gruenland/shared-ui/tokens/base.css';
import '#document/preview-bar.css';
import '#xray/xray.css';
