/** Exports what other modules may import from this module in addition to `module.ts`. */
export { arrangePhotos } from './arrange-photos.ts';
export { isModerator } from './is-moderator.ts';
export { photoAccessRules } from './photo-access.ts';
export type { PhotoAccess } from './photo-access.ts';
export { parsePhotoId } from './photo-url.ts';
export type { PhotoUploads } from './photo.service.ts';
export { PhotoRefusedError, preparePhoto } from './prepare-photo.ts';
export { decisionPossibleCondition } from './delete-orphaned-photos.ts';
export type { UploadServer } from './upload-server.ts';
export { uploadRoutes } from './upload.routes.ts';
