// The shell's stylesheet begins with these: they fix the order of layers for the whole page.
import '@gruenland/shared-ui/tokens/tokens.css';
import '@gruenland/shared-ui/tokens/fonts.css';
import '@gruenland/shared-ui/tokens/base.css';
import '#document/preview-bar.css';
import '#xray/xray.css';
