// Round trips of a story through editors: HTML goes in, as from the clipboard or a database, and comes out, as for a database.
// test/recipes/editors.spec.ts runs them in a browser; `isConfigured` says whether to use the configuration beside this file.
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { ClassicEditor, Essentials, GeneralHtmlSupport, Link, Paragraph } from 'ckeditor5';
import DOMPurify from 'dompurify';
import Quill from 'quill';
import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import * as ckeditorRecipe from './ckeditor.js';
import * as dompurifyRecipe from './dompurify.js';
import * as quillRecipe from './quill.js';
import * as tinymceRecipe from './tinymce.js';
import * as tiptapRecipe from './tiptap.js';

function place() {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

async function inTinymce(html, isConfigured) {
  const [editor] = await tinymce.init({
    target: place(),
    license_key: 'gpl',
    skin: false,
    content_css: false,
    ...(isConfigured ? tinymceRecipe.configuration : {}),
  });
  editor.setContent(html);
  return editor.getContent();
}

async function inCkeditor(html, isConfigured) {
  const editor = await ClassicEditor.create(place(), {
    licenseKey: 'GPL',
    plugins: [Essentials, Paragraph, Link, ...(isConfigured ? [GeneralHtmlSupport] : [])],
    ...(isConfigured ? ckeditorRecipe.configuration : {}),
  });
  editor.setData(html);
  return editor.getData();
}

function inTiptap(html, isConfigured) {
  const editor = new Editor({ element: place(), extensions: [StarterKit, ...(isConfigured ? tiptapRecipe.extensions : [])] });
  editor.commands.setContent(html);
  return editor.getHTML();
}

function inQuill(html, isConfigured) {
  const editor = new Quill(place(), isConfigured ? quillRecipe.configuration : {});
  editor.clipboard.dangerouslyPasteHTML(html);
  return editor.getSemanticHTML();
}

const inDompurify = (html, isConfigured) => DOMPurify.sanitize(html, isConfigured ? dompurifyRecipe.configuration : {});

window.roundTrips = { TinyMCE: inTinymce, 'CKEditor 5': inCkeditor, TipTap: inTiptap, Quill: inQuill, DOMPurify: inDompurify };
