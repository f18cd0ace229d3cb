// @ts-nocheck
// Generated from schemas/ by scripts/generate-contract.mjs. Do not edit.
import { type CompiledValidator, FAULT_LIMIT } from './validators.js';

/** Name of the schema of a document that is no artifact: what commands print, what a store holds, tables. */
export type OtherDocumentName = 'canonical-text' | 'citation-answer' | 'error' | 'ingest-result' | 'lineage-trace' | 'pack' | 'passages' | 'rules' | 'schema-list' | 'schema-result' | 'store' | 'store-generation' | 'store-pointer' | 'trust-policy' | 'unicode';

const codePointLength = (text) => {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      length--;
      i++;
    }
  }
  return length;
};

const addFault = (faults, fault) => {
  if (faults === null) return [fault];
  faults.push(fault);
  return faults;
};

export const compiled_canonical_text = validate52;
const schema19 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:canonical-text:1"},"raw_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"canonical_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"chars":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"bytes":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"media_type":{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},"charset":{"$ref":"urn:loccit:primitives:1#/$defs/charset"},"unicode_version":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"unassigned":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"maxItems":100}}};
const func0 = Object.prototype.hasOwnProperty;

const func72 = codePointLength;
const pattern3 = new RegExp("^[0-9a-f]{64}$", "u");

function validate54(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate54.errors = vErrors;
return errors === 0;
}



function validate57(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate57.errors = vErrors;
return errors === 0;
}


const pattern4 = new RegExp("\n", "u");
const pattern5 = new RegExp("^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$", "u");

function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 255){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern5.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


const pattern7 = new RegExp("^[a-z0-9][a-z0-9:_.-]*$", "u");

function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 40){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern7.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate62.errors = vErrors;
return errors === 0;
}



function validate64(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate64.errors = vErrors;
return errors === 0;
}



function validate66(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:canonical-text:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.raw_sha256 === undefined) || (!(func0.call(data, "raw_sha256")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_sha256"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.canonical_sha256 === undefined) || (!(func0.call(data, "canonical_sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.chars === undefined) || (!(func0.call(data, "chars")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chars"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.media_type === undefined) || (!(func0.call(data, "media_type")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_type"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.charset === undefined) || (!(func0.call(data, "charset")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "charset"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.unicode_version === undefined) || (!(func0.call(data, "unicode_version")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unicode_version"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.unassigned === undefined) || (!(func0.call(data, "unassigned")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unassigned"}};
vErrors = addFault(vErrors, err8); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema19.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:canonical-text:1" !== data.schema){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:canonical-text:1"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.raw_sha256 !== undefined && func0.call(data, "raw_sha256")){
if(!(validate54(data.raw_sha256, {instancePath:instancePath+"/raw_sha256"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.canonical_sha256 !== undefined && func0.call(data, "canonical_sha256")){
if(!(validate54(data.canonical_sha256, {instancePath:instancePath+"/canonical_sha256"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.chars !== undefined && func0.call(data, "chars")){
if(!(validate57(data.chars, {instancePath:instancePath+"/chars"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate57(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.media_type !== undefined && func0.call(data, "media_type")){
if(!(validate60(data.media_type, {instancePath:instancePath+"/media_type"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.charset !== undefined && func0.call(data, "charset")){
if(!(validate62(data.charset, {instancePath:instancePath+"/charset"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.unicode_version !== undefined && func0.call(data, "unicode_version")){
if(!(validate64(data.unicode_version, {instancePath:instancePath+"/unicode_version"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.unassigned !== undefined && func0.call(data, "unassigned")){
let data8 = data.unassigned;
if(Array.isArray(data8)){
if(data8.length > 100){
const err11 = {instancePath:instancePath+"/unassigned",schemaPath:"#/properties/unassigned/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err11); errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate66(data8[i0], {instancePath:instancePath+"/unassigned/" + i0}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/unassigned",schemaPath:"#/properties/unassigned/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

export const compiled_citation_answer = validate68;
const schema27 = {"type":"object","additionalProperties":false,"properties":{"issuedAt":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"expiresAt":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"purpose":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"tenantId":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"audience":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"packSha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"reportSha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"auditSha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"tools":{"type":"array","items":{"$ref":"#/$defs/tool"},"maxItems":100}}};

const pattern8 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");

function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate69.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate72.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate76.errors = vErrors;
return errors === 0;
}



function validate80(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.optionsSha256 === undefined) || (!(func0.call(data, "optionsSha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "optionsSha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "name") || (key0 === "version")) || (key0 === "optionsSha256"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate72(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!(validate72(data.version, {instancePath:instancePath+"/version"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.optionsSha256 !== undefined && func0.call(data, "optionsSha256")){
if(!(validate76(data.optionsSha256, {instancePath:instancePath+"/optionsSha256"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:citation-answer:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.issuedAt === undefined) || (!(func0.call(data, "issuedAt")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuedAt"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.tenantId === undefined) || (!(func0.call(data, "tenantId")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"}};
vErrors = addFault(vErrors, err4); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema27.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.issuedAt !== undefined && func0.call(data, "issuedAt")){
if(!(validate69(data.issuedAt, {instancePath:instancePath+"/issuedAt"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
if(!(validate69(data.expiresAt, {instancePath:instancePath+"/expiresAt"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
if(!(validate72(data.purpose, {instancePath:instancePath+"/purpose"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
if(!(validate72(data.tenantId, {instancePath:instancePath+"/tenantId"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
if(!(validate72(data.audience, {instancePath:instancePath+"/audience"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.packSha256 !== undefined && func0.call(data, "packSha256")){
if(!(validate76(data.packSha256, {instancePath:instancePath+"/packSha256"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.reportSha256 !== undefined && func0.call(data, "reportSha256")){
if(!(validate76(data.reportSha256, {instancePath:instancePath+"/reportSha256"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.auditSha256 !== undefined && func0.call(data, "auditSha256")){
if(!(validate76(data.auditSha256, {instancePath:instancePath+"/auditSha256"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data8 = data.tools;
if(Array.isArray(data8)){
if(data8.length > 100){
const err6 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 100}};
vErrors = addFault(vErrors, err6); errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate80(data8[i0], {instancePath:instancePath+"/tools/" + i0}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

export const compiled_error = validate85;



const pattern11 = new RegExp("^[a-z]+(?:-[a-z0-9]+)*$", "u");

function validate87(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 80){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern11.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate87.errors = vErrors;
return errors === 0;
}



function validate90(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate90.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "file") || (key0 === "line")) || (key0 === "column")) || (key0 === "byte_offset")) || (key0 === "char_offset")) || (key0 === "pointer"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err0); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data0 = data.file;
if(typeof data0 === "string"){
if(func72(data0) < 1){
const err1 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data1 = data.line;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
if(data.column !== undefined && func0.call(data, "column")){
let data2 = data.column;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
if(data.byte_offset !== undefined && func0.call(data, "byte_offset")){
if(!(validate90(data.byte_offset, {instancePath:instancePath+"/byte_offset"}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.char_offset !== undefined && func0.call(data, "char_offset")){
if(!(validate90(data.char_offset, {instancePath:instancePath+"/char_offset"}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err7 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err8); errors++;
}
validate89.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(!(validate87(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func72(data1) < 1){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate89(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:error:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.error === undefined) || (!(func0.call(data, "error")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "error"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:error:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:error:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.error !== undefined && func0.call(data, "error")){
if(!(validate86(data.error, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

export const compiled_ingest_result = validate95;
const schema37 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:ingest-result:1"},"generation":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/generation_id"},{"type":"null"}]},"generations":{"type":"array","items":{"$ref":"#/$defs/published"}},"documents":{"type":"array","items":{"$ref":"#/$defs/document"}},"deleted":{"type":"array","items":{"$ref":"#/$defs/deleted"}},"refused":{"type":"array","items":{"$ref":"#/$defs/refused"}},"ignored":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"symbolic_links":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"stores":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"unpublished":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"hidden_chars":{"$ref":"urn:loccit:primitives:1#/$defs/count"}}};

const pattern12 = new RegExp("^gen_[0-9a-f]{64}$", "u");

function validate96(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate96.errors = vErrors;
return errors === 0;
}



function validate99(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.generation === undefined) || (!(func0.call(data, "generation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.published === undefined) || (!(func0.call(data, "published")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "tenant_id") || (key0 === "generation")) || (key0 === "published"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate99(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
if(!(validate96(data.generation, {instancePath:instancePath+"/generation"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.published !== undefined && func0.call(data, "published")){
if(typeof data.published !== "boolean"){
const err4 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","additionalProperties":false,"properties":{"tenant_id":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"source_uri":{"$ref":"urn:loccit:primitives:1#/$defs/source_uri"},"source_version":{"$ref":"urn:loccit:primitives:1#/$defs/source_version"},"media_type":{"$ref":"urn:loccit:primitives:1#/$defs/media_type"},"raw_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"canonical_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/canonical_revision_id"},"parse_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/parse_revision_id"},"elements":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"chunks":{"$ref":"urn:loccit:primitives:1#/$defs/count"}}};

const pattern14 = new RegExp("^[^\u0000-\u001f-؜‎‏‪-‮⁦-⁩    - \u2028\u2029  　﻿](?:[^\u0000-\u001f-؜‎‏‪-‮⁦-⁩]*[^\u0000-\u001f-؜‎‏‪-‮⁦-⁩    - \u2028\u2029  　﻿])?$", "u");

function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 200){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err3); errors++;
}
if(func72(data) < 1){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern14.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate105.errors = vErrors;
return errors === 0;
}


const pattern16 = new RegExp("^(?:https?://(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2}|\\[[0-9a-f:.]+\\])+(?::(?:[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(?:/(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?(?:\\?(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?|urn:[a-z0-9][a-z0-9-]{0,30}[a-z0-9]:(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*|(?:kb|file-set):(?://(?:[a-z0-9._~-]|%[0-9A-Fa-f]{2})+(?:/(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?|/?(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)(?:\\?(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?)$", "u");

function validate107(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 4000){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err3); errors++;
}
if(func72(data) < 4){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern16.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate107.errors = vErrors;
return errors === 0;
}



function validate109(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 200){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err3); errors++;
}
if(func72(data) < 1){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern14.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate109.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 255){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern5.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate111.errors = vErrors;
return errors === 0;
}


function validate113(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate113.errors = vErrors;
return errors === 0;
}


const pattern22 = new RegExp("^can_[0-9a-f]{64}$", "u");

function validate115(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern22.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate115.errors = vErrors;
return errors === 0;
}


const pattern23 = new RegExp("^par_[0-9a-f]{64}$", "u");

function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern23.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate117.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate119.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.source_uri === undefined) || (!(func0.call(data, "source_uri")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.source_version === undefined) || (!(func0.call(data, "source_version")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_version"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.media_type === undefined) || (!(func0.call(data, "media_type")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_type"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.raw_sha256 === undefined) || (!(func0.call(data, "raw_sha256")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raw_sha256"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.canonical_revision_id === undefined) || (!(func0.call(data, "canonical_revision_id")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_revision_id"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.parse_revision_id === undefined) || (!(func0.call(data, "parse_revision_id")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parse_revision_id"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "elements"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.chunks === undefined) || (!(func0.call(data, "chunks")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chunks"}};
vErrors = addFault(vErrors, err9); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema41.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate99(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate105(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(!(validate107(data.source_uri, {instancePath:instancePath+"/source_uri"}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(!(validate109(data.source_version, {instancePath:instancePath+"/source_version"}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
if(data.media_type !== undefined && func0.call(data, "media_type")){
if(!(validate111(data.media_type, {instancePath:instancePath+"/media_type"}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.raw_sha256 !== undefined && func0.call(data, "raw_sha256")){
if(!(validate113(data.raw_sha256, {instancePath:instancePath+"/raw_sha256"}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.canonical_revision_id !== undefined && func0.call(data, "canonical_revision_id")){
if(!(validate115(data.canonical_revision_id, {instancePath:instancePath+"/canonical_revision_id"}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.parse_revision_id !== undefined && func0.call(data, "parse_revision_id")){
if(!(validate117(data.parse_revision_id, {instancePath:instancePath+"/parse_revision_id"}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
if(!(validate119(data.elements, {instancePath:instancePath+"/elements"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.chunks !== undefined && func0.call(data, "chunks")){
if(!(validate119(data.chunks, {instancePath:instancePath+"/chunks"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate103.errors = vErrors;
return errors === 0;
}



function validate123(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "tenant_id") || (key0 === "document_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate99(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate105(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate123.errors = vErrors;
return errors === 0;
}



function validate128(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(!(validate87(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func72(data1) < 1){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate89(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate128.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.error === undefined) || (!(func0.call(data, "error")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "path") || (key0 === "error"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(typeof data.path !== "string"){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.error !== undefined && func0.call(data, "error")){
if(!(validate128(data.error, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate127.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:ingest-result:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.generation === undefined) || (!(func0.call(data, "generation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.generations === undefined) || (!(func0.call(data, "generations")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generations"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.refused === undefined) || (!(func0.call(data, "refused")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refused"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.ignored === undefined) || (!(func0.call(data, "ignored")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ignored"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.symbolic_links === undefined) || (!(func0.call(data, "symbolic_links")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbolic_links"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.stores === undefined) || (!(func0.call(data, "stores")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stores"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.unpublished === undefined) || (!(func0.call(data, "unpublished")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unpublished"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.hidden_chars === undefined) || (!(func0.call(data, "hidden_chars")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hidden_chars"}};
vErrors = addFault(vErrors, err9); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema37.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:ingest-result:1" !== data.schema){
const err11 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:ingest-result:1"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
let data1 = data.generation;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate96(data1, {instancePath:instancePath+"/generation"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err12 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err12); errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err13 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err13); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.generations !== undefined && func0.call(data, "generations")){
let data2 = data.generations;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate98(data2[i0], {instancePath:instancePath+"/generations/" + i0}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/generations",schemaPath:"#/properties/generations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
let data4 = data.documents;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate103(data4[i1], {instancePath:instancePath+"/documents/" + i1}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.deleted !== undefined && func0.call(data, "deleted")){
let data6 = data.deleted;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate123(data6[i2], {instancePath:instancePath+"/deleted/" + i2}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.refused !== undefined && func0.call(data, "refused")){
let data8 = data.refused;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3 && errors < FAULT_LIMIT; i3++){
if(!(validate127(data8[i3], {instancePath:instancePath+"/refused/" + i3}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.ignored !== undefined && func0.call(data, "ignored")){
if(!(validate119(data.ignored, {instancePath:instancePath+"/ignored"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.symbolic_links !== undefined && func0.call(data, "symbolic_links")){
if(!(validate119(data.symbolic_links, {instancePath:instancePath+"/symbolic_links"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.stores !== undefined && func0.call(data, "stores")){
if(!(validate119(data.stores, {instancePath:instancePath+"/stores"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.unpublished !== undefined && func0.call(data, "unpublished")){
if(!(validate119(data.unpublished, {instancePath:instancePath+"/unpublished"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.hidden_chars !== undefined && func0.call(data, "hidden_chars")){
if(!(validate119(data.hidden_chars, {instancePath:instancePath+"/hidden_chars"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err18); errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

export const compiled_lineage_trace = validate138;


const pattern25 = new RegExp("^C[1-9][0-9]{0,6}\\.[1-9][0-9]{0,6}$", "u");

function validate139(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 16){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern25.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate139.errors = vErrors;
return errors === 0;
}


const schema56 = {"type":"object","additionalProperties":false,"properties":{"level":{"enum":["raw","canonical","parse","element","chunk","index-entry","generation","span"]},"id":{"type":"string"},"preimage":{"type":["object","null"]},"recomputed":{"type":["string","null"]},"state":{"$ref":"#/$defs/state"},"faults":{"type":"array","items":{"type":"string"}},"unchecked":{"type":"array","items":{"type":"string"}},"rerun":{"$ref":"#/$defs/state"}}};
const schema57 = {"enum":["matched","mismatched","not-available"]};

function validate143(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "matched") || (data === "mismatched")) || (data === "not-available"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema57.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.level === undefined) || (!(func0.call(data, "level")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.preimage === undefined) || (!(func0.call(data, "preimage")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preimage"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.recomputed === undefined) || (!(func0.call(data, "recomputed")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recomputed"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.unchecked === undefined) || (!(func0.call(data, "unchecked")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unchecked"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "level") || (key0 === "id")) || (key0 === "preimage")) || (key0 === "recomputed")) || (key0 === "state")) || (key0 === "faults")) || (key0 === "unchecked")) || (key0 === "rerun"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.level !== undefined && func0.call(data, "level")){
let data0 = data.level;
if(!((((((((data0 === "raw") || (data0 === "canonical")) || (data0 === "parse")) || (data0 === "element")) || (data0 === "chunk")) || (data0 === "index-entry")) || (data0 === "generation")) || (data0 === "span"))){
const err8 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema56.properties.level.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.preimage !== undefined && func0.call(data, "preimage")){
let data2 = data.preimage;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/preimage",schemaPath:"#/properties/preimage/type",keyword:"type",params:{type: schema56.properties.preimage.type}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.recomputed !== undefined && func0.call(data, "recomputed")){
let data3 = data.recomputed;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/recomputed",schemaPath:"#/properties/recomputed/type",keyword:"type",params:{type: schema56.properties.recomputed.type}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
if(!(validate143(data.state, {instancePath:instancePath+"/state"}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data5 = data.faults;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(typeof data5[i0] !== "string"){
const err12 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.unchecked !== undefined && func0.call(data, "unchecked")){
let data7 = data.unchecked;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(typeof data7[i1] !== "string"){
const err14 = {instancePath:instancePath+"/unchecked/" + i1,schemaPath:"#/properties/unchecked/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.rerun !== undefined && func0.call(data, "rerun")){
if(!(validate143(data.rerun, {instancePath:instancePath+"/rerun"}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate142.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 8){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 8}};
vErrors = addFault(vErrors, err0); errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate142(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate141.errors = vErrors;
return errors === 0;
}



function validate148(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.links === undefined) || (!(func0.call(data, "links")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.rerun === undefined) || (!(func0.call(data, "rerun")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rerun"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.holds === undefined) || (!(func0.call(data, "holds")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holds"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "address") || (key0 === "links")) || (key0 === "rerun")) || (key0 === "holds"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(!(validate139(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined && func0.call(data, "links")){
if(!(validate141(data.links, {instancePath:instancePath+"/links"}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rerun !== undefined && func0.call(data, "rerun")){
if(typeof data.rerun !== "boolean"){
const err5 = {instancePath:instancePath+"/rerun",schemaPath:"#/properties/rerun/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.holds !== undefined && func0.call(data, "holds")){
if(typeof data.holds !== "boolean"){
const err6 = {instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate148.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:lineage-trace:1" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.traces === undefined) || (!(func0.call(data, "traces")))) && (missing0 = "traces")){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
var valid1 = _errs4 === errors;
if(valid1){
const err1 = {instancePath,schemaPath:"#/oneOf/0/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.rerun === undefined) || (!(func0.call(data, "rerun")))){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "rerun"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.holds === undefined) || (!(func0.call(data, "holds")))){
const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "holds"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.links === undefined) || (!(func0.call(data, "links")))){
const err5 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "links"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.address === undefined) || (!(func0.call(data, "address")))) && (missing1 = "address")){
const err6 = {};
vErrors = addFault(vErrors, err6); errors++;
}
}
var _valid1 = _errs9 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.rerun === undefined) || (!(func0.call(data, "rerun")))) && (missing2 = "rerun")){
const err7 = {};
vErrors = addFault(vErrors, err7); errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.holds === undefined) || (!(func0.call(data, "holds")))) && (missing3 = "holds")){
const err8 = {};
vErrors = addFault(vErrors, err8); errors++;
}
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.links === undefined) || (!(func0.call(data, "links")))) && (missing4 = "links")){
const err9 = {};
vErrors = addFault(vErrors, err9); errors++;
}
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
}
}
}
if(!valid3){
const err10 = {};
vErrors = addFault(vErrors, err10); errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs7 === errors;
if(valid2){
const err11 = {instancePath,schemaPath:"#/oneOf/1/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err11); errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.traces === undefined) || (!(func0.call(data, "traces")))){
const err12 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "traces"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
vErrors = addFault(vErrors, err13); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err14); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((key0 === "schema") || (key0 === "address")) || (key0 === "rerun")) || (key0 === "holds")) || (key0 === "links")) || (key0 === "traces"))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:lineage-trace:1" !== data.schema){
const err16 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:lineage-trace:1"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(!(validate139(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.rerun !== undefined && func0.call(data, "rerun")){
if(typeof data.rerun !== "boolean"){
const err17 = {instancePath:instancePath+"/rerun",schemaPath:"#/properties/rerun/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.holds !== undefined && func0.call(data, "holds")){
if(typeof data.holds !== "boolean"){
const err18 = {instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.links !== undefined && func0.call(data, "links")){
if(!(validate141(data.links, {instancePath:instancePath+"/links"}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.traces !== undefined && func0.call(data, "traces")){
let data5 = data.traces;
if(Array.isArray(data5)){
if(data5.length < 2){
const err19 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err19); errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate148(data5[i0], {instancePath:instancePath+"/traces/" + i0}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err20); errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err21); errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

export const compiled_pack = validate152;
const schema59 = {"type":"object","additionalProperties":false,"properties":{"schema":{"const":"urn:loccit:pack:1"},"evidence_level":{"enum":["raw","canonical"]},"files":{"type":"array","items":{"$ref":"#/$defs/file"},"minItems":2,"maxItems":65533}}};

const pattern27 = new RegExp("^(?:answer\\.json|audit\\.json|records\\.jsonl|report\\.json|texts/[0-9a-f]{64}\\.txt|raw/[0-9a-f]{64})$", "u");

function validate154(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate154.errors = vErrors;
return errors === 0;
}


function validate156(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate156.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "path") || (key0 === "bytes")) || (key0 === "sha256"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {};
vErrors = addFault(vErrors, err5); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err6); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func72(data0) > 74){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 74}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!pattern27.test(data0)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate154(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate156(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate153.errors = vErrors;
return errors === 0;
}


function validate152(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:pack:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.evidence_level === undefined) || (!(func0.call(data, "evidence_level")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence_level"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "evidence_level")) || (key0 === "files"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:pack:1" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:pack:1"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.evidence_level !== undefined && func0.call(data, "evidence_level")){
let data1 = data.evidence_level;
if(!((data1 === "raw") || (data1 === "canonical"))){
const err5 = {instancePath:instancePath+"/evidence_level",schemaPath:"#/properties/evidence_level/enum",keyword:"enum",params:{allowedValues: schema59.properties.evidence_level.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data2 = data.files;
if(Array.isArray(data2)){
if(data2.length > 65533){
const err6 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 65533}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data2.length < 2){
const err7 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err7); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate153(data2[i0], {instancePath:instancePath+"/files/" + i0}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err9); errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

export const compiled_passages = validate159;

const schema145 = {"type":"object","additionalProperties":false,"properties":{"address":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"form":{"enum":["lineage","anchor","source"]},"layers":{"$ref":"#/$defs/item_layers"},"verdict":{"$ref":"urn:loccit:primitives:1#/$defs/support_verdict"},"decided_by":{"$ref":"#/$defs/decided_by"},"document_id":{"type":"string"},"source_uri":{"type":"string"},"source_version":{"type":"string"},"title":{"type":"string"},"mark":{"type":"string"},"mark_span":{"$ref":"urn:loccit:primitives:1#/$defs/span"},"target":{"$ref":"urn:loccit:extraction:1#/$defs/target"},"resolved_by":{"enum":["document-id","block","path","name","title","url","passage-number"]},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"passages":{"type":"array","items":{"$ref":"#/$defs/passage"}}}};

function validate370(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 16){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern25.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate370.errors = vErrors;
return errors === 0;
}


const pattern35 = new RegExp("^C[1-9][0-9]{0,6}$", "u");

function validate355(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 8){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern35.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate355.errors = vErrors;
return errors === 0;
}



const schema65 = {"enum":["pass","fail","unverifiable","inapplicable","skipped"]};

function validate161(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "pass") || (data === "fail")) || (data === "unverifiable")) || (data === "inapplicable")) || (data === "skipped"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema65.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate161.errors = vErrors;
return errors === 0;
}


const pattern48 = new RegExp("^(?:structure|provenance|support|verifiability)/[a-z]+(?:-[a-z]+)*$", "u");

function validate327(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 80){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern48.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate327.errors = vErrors;
return errors === 0;
}


function validate362(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "outcome") || (key0 === "skipped_by"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
if(!(validate161(data.outcome, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
if(data.skipped_by !== undefined && func0.call(data, "skipped_by")){
if(!(validate327(data.skipped_by, {instancePath:instancePath+"/skipped_by"}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate362.errors = vErrors;
return errors === 0;
}


function validate361(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.structure === undefined) || (!(func0.call(data, "structure")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "structure"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.provenance === undefined) || (!(func0.call(data, "provenance")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.support === undefined) || (!(func0.call(data, "support")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "support"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.verifiability === undefined) || (!(func0.call(data, "verifiability")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifiability"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "structure") || (key0 === "provenance")) || (key0 === "support")) || (key0 === "verifiability"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.structure !== undefined && func0.call(data, "structure")){
if(!(validate362(data.structure, {instancePath:instancePath+"/structure"}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
}
if(data.provenance !== undefined && func0.call(data, "provenance")){
if(!(validate362(data.provenance, {instancePath:instancePath+"/provenance"}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
}
if(data.support !== undefined && func0.call(data, "support")){
if(!(validate362(data.support, {instancePath:instancePath+"/support"}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
}
if(data.verifiability !== undefined && func0.call(data, "verifiability")){
if(!(validate362(data.verifiability, {instancePath:instancePath+"/verifiability"}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate361.errors = vErrors;
return errors === 0;
}

const schema139 = {"enum":["supported","partial","contradicted","unsupported","undecided"]};

function validate359(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "supported") || (data === "partial")) || (data === "contradicted")) || (data === "unsupported")) || (data === "undecided"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema139.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate359.errors = vErrors;
return errors === 0;
}

const schema143 = {"enum":["exact","numbers","overlap","model","judge","human","none"]};

function validate372(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "exact") || (data === "numbers")) || (data === "overlap")) || (data === "model")) || (data === "judge")) || (data === "human")) || (data === "none"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema143.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate372.errors = vErrors;
return errors === 0;
}



function validate238(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate238.errors = vErrors;
return errors === 0;
}


function validate384(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "char_start") || (key0 === "char_end"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate238(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate238(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate384.errors = vErrors;
return errors === 0;
}

const schema122 = {"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["reference","url","block","document","none"]},"ref":{"type":"string","maxLength":500},"url":{"type":"string"},"document_id":{"type":"string","maxLength":200},"chunk_id":{"type":"string","maxLength":200}}};

function validate388(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "kind") || (key0 === "ref")) || (key0 === "url")) || (key0 === "document_id")) || (key0 === "chunk_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(!(((((data0 === "reference") || (data0 === "url")) || (data0 === "block")) || (data0 === "document")) || (data0 === "none"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema122.properties.kind.enum}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.ref !== undefined && func0.call(data, "ref")){
let data1 = data.ref;
if(typeof data1 === "string"){
if(func72(data1) > 500){
const err3 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
let data3 = data.document_id;
if(typeof data3 === "string"){
if(func72(data3) > 200){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.chunk_id !== undefined && func0.call(data, "chunk_id")){
let data4 = data.chunk_id;
if(typeof data4 === "string"){
if(func72(data4) > 200){
const err8 = {instancePath:instancePath+"/chunk_id",schemaPath:"#/properties/chunk_id/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/chunk_id",schemaPath:"#/properties/chunk_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate388.errors = vErrors;
return errors === 0;
}


function validate374(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate374.errors = vErrors;
return errors === 0;
}



function validate392(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.char_start === undefined) || (!(func0.call(data, "char_start")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_start"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.char_end === undefined) || (!(func0.call(data, "char_end")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "char_end"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "char_start") || (key0 === "char_end")) || (key0 === "text")) || (key0 === "before")) || (key0 === "after")) || (key0 === "section_path")) || (key0 === "line")) || (key0 === "ratio"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate374(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate374(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.before !== undefined && func0.call(data, "before")){
if(typeof data.before !== "string"){
const err5 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(typeof data.after !== "string"){
const err6 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.section_path !== undefined && func0.call(data, "section_path")){
let data5 = data.section_path;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(typeof data5[i0] !== "string"){
const err7 = {instancePath:instancePath+"/section_path/" + i0,schemaPath:"#/properties/section_path/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/section_path",schemaPath:"#/properties/section_path/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data7 = data.line;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
if(data.ratio !== undefined && func0.call(data, "ratio")){
let data8 = data.ratio;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
const err11 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
if(data8 < 0 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate392.errors = vErrors;
return errors === 0;
}


function validate474(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.form === undefined) || (!(func0.call(data, "form")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.layers === undefined) || (!(func0.call(data, "layers")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema145.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
if(!(validate370(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate355(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined && func0.call(data, "form")){
let data2 = data.form;
if(!(((data2 === "lineage") || (data2 === "anchor")) || (data2 === "source"))){
const err5 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema145.properties.form.enum}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.layers !== undefined && func0.call(data, "layers")){
if(!(validate361(data.layers, {instancePath:instancePath+"/layers"}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate359(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
}
if(data.decided_by !== undefined && func0.call(data, "decided_by")){
if(!(validate372(data.decided_by, {instancePath:instancePath+"/decided_by"}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.source_uri !== undefined && func0.call(data, "source_uri")){
if(typeof data.source_uri !== "string"){
const err7 = {instancePath:instancePath+"/source_uri",schemaPath:"#/properties/source_uri/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.source_version !== undefined && func0.call(data, "source_version")){
if(typeof data.source_version !== "string"){
const err8 = {instancePath:instancePath+"/source_version",schemaPath:"#/properties/source_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.mark !== undefined && func0.call(data, "mark")){
if(typeof data.mark !== "string"){
const err10 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.mark_span !== undefined && func0.call(data, "mark_span")){
if(!(validate384(data.mark_span, {instancePath:instancePath+"/mark_span"}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate388(data.target, {instancePath:instancePath+"/target"}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
}
if(data.resolved_by !== undefined && func0.call(data, "resolved_by")){
let data13 = data.resolved_by;
if(!(((((((data13 === "document-id") || (data13 === "block")) || (data13 === "path")) || (data13 === "name")) || (data13 === "title")) || (data13 === "url")) || (data13 === "passage-number"))){
const err11 = {instancePath:instancePath+"/resolved_by",schemaPath:"#/properties/resolved_by/enum",keyword:"enum",params:{allowedValues: schema145.properties.resolved_by.enum}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate374(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate374(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
if(data.passages !== undefined && func0.call(data, "passages")){
let data16 = data.passages;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate392(data16[i0], {instancePath:instancePath+"/passages/" + i0}))){
vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/passages",schemaPath:"#/properties/passages/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate474.errors = vErrors;
return errors === 0;
}

const schema149 = {"type":"object","additionalProperties":false,"properties":{"rule":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"layer":{"$ref":"urn:loccit:primitives:1#/$defs/layer"},"outcome":{"enum":["fail","unverifiable","notice"]},"severity":{"enum":["error","warning","note"]},"pointer":{"type":"string"},"message":{"type":"string","minLength":1},"claim_id":{"$ref":"urn:loccit:primitives:1#/$defs/claim_id"},"citation":{"$ref":"urn:loccit:primitives:1#/$defs/citation_address"},"expected":{"type":["string","number","boolean","null"]},"actual":{"type":["string","number","boolean","null"]},"missing":{"type":"array","items":{"type":"string","$ref":"#/$defs/missing"},"minItems":1,"uniqueItems":true},"evidence":{"type":"array","items":{"$ref":"#/$defs/evidence"}}}};
const schema150 = {"enum":["structure","provenance","support","verifiability"]};

function validate399(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "structure") || (data === "provenance")) || (data === "support")) || (data === "verifiability"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema150.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate399.errors = vErrors;
return errors === 0;
}

const schema151 = {"enum":["anchor","audit","extractor","generation","judge","model","policy","reader","raw","record","seal","source","store","text","time","trust","unicode"]};

function validate403(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((data === "anchor") || (data === "audit")) || (data === "extractor")) || (data === "generation")) || (data === "judge")) || (data === "model")) || (data === "policy")) || (data === "reader")) || (data === "raw")) || (data === "record")) || (data === "seal")) || (data === "source")) || (data === "store")) || (data === "text")) || (data === "time")) || (data === "trust")) || (data === "unicode"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema151.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate403.errors = vErrors;
return errors === 0;
}

const schema152 = {"type":"object","additionalProperties":false,"properties":{"side":{"enum":["answer","claim","source","record"]},"document_id":{"type":"string"},"title":{"type":"string"},"char_start":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"char_end":{"$ref":"urn:loccit:primitives:1#/$defs/code_point"},"text":{"type":"string"},"value":{"type":"string"},"ratio":{"type":"number","minimum":0,"maximum":1}}};

function validate405(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.side === undefined) || (!(func0.call(data, "side")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((((((key0 === "side") || (key0 === "document_id")) || (key0 === "title")) || (key0 === "char_start")) || (key0 === "char_end")) || (key0 === "text")) || (key0 === "value")) || (key0 === "ratio"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
if(data.side !== undefined && func0.call(data, "side")){
let data0 = data.side;
if(!((((data0 === "answer") || (data0 === "claim")) || (data0 === "source")) || (data0 === "record"))){
const err2 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema152.properties.side.enum}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(typeof data.document_id !== "string"){
const err3 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.char_start !== undefined && func0.call(data, "char_start")){
if(!(validate374(data.char_start, {instancePath:instancePath+"/char_start"}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
if(data.char_end !== undefined && func0.call(data, "char_end")){
if(!(validate374(data.char_end, {instancePath:instancePath+"/char_end"}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(typeof data.value !== "string"){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.ratio !== undefined && func0.call(data, "ratio")){
let data7 = data.ratio;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
const err7 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
if(data7 < 0 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "number"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate405.errors = vErrors;
return errors === 0;
}


function validate486(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.layer === undefined) || (!(func0.call(data, "layer")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layer"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.pointer === undefined) || (!(func0.call(data, "pointer")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = addFault(vErrors, err5); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema149.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(!(validate327(data.rule, {instancePath:instancePath+"/rule"}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
}
if(data.layer !== undefined && func0.call(data, "layer")){
if(!(validate399(data.layer, {instancePath:instancePath+"/layer"}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data2 = data.outcome;
if(!(((data2 === "fail") || (data2 === "unverifiable")) || (data2 === "notice"))){
const err7 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema149.properties.outcome.enum}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
let data3 = data.severity;
if(!(((data3 === "error") || (data3 === "warning")) || (data3 === "note"))){
const err8 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema149.properties.severity.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err9 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data5 = data.message;
if(typeof data5 === "string"){
if(func72(data5) < 1){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
if(!(validate355(data.claim_id, {instancePath:instancePath+"/claim_id"}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
if(data.citation !== undefined && func0.call(data, "citation")){
if(!(validate370(data.citation, {instancePath:instancePath+"/citation"}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
let data8 = data.expected;
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (data8 !== null)){
const err12 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: schema149.properties.expected.type}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
let data9 = data.actual;
if((((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) && (data9 !== null)){
const err13 = {instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type: schema149.properties.actual.type}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.missing !== undefined && func0.call(data, "missing")){
let data10 = data.missing;
if(Array.isArray(data10)){
if(data10.length < 1){
const err14 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err14); errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err15); errors++;
}
if(!(validate403(data11, {instancePath:instancePath+"/missing/" + i0}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
let i1 = data10.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data10[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err16); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err17); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data12 = data.evidence;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
if(!(validate405(data12[i2], {instancePath:instancePath+"/evidence/" + i2}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate486.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:passages:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.citations === undefined) || (!(func0.call(data, "citations")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "citations")) || (key0 === "findings"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:passages:1" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:passages:1"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.citations !== undefined && func0.call(data, "citations")){
let data1 = data.citations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate474(data1[i0], {instancePath:instancePath+"/citations/" + i0}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data3 = data.findings;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate486(data3[i1], {instancePath:instancePath+"/findings/" + i1}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate159.errors = vErrors;
return errors === 0;
}

export const compiled_rules = validate494;

const schema172 = {"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"urn:loccit:primitives:1#/$defs/rule_id"},"layer":{"$ref":"urn:loccit:primitives:1#/$defs/layer"},"severity":{"$ref":"#/$defs/severity"},"raised":{"$ref":"#/$defs/severity"},"outcome":{"enum":["fail","unverifiable","notice"]},"status":{"enum":["built","planned"]},"forms":{"type":"array","items":{"type":"string","enum":["answer","report","lineage","anchor"]},"uniqueItems":true},"needs":{"type":"array","items":{"type":"string","$ref":"urn:loccit:report:1#/$defs/missing"},"uniqueItems":true},"group":{"enum":["audit","reader","support"]}}};

function validate496(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 80){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err3); errors++;
}
if(!pattern48.test(data)){
const err4 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate496.errors = vErrors;
return errors === 0;
}


function validate498(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "structure") || (data === "provenance")) || (data === "support")) || (data === "verifiability"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema150.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate498.errors = vErrors;
return errors === 0;
}

const schema175 = {"enum":["error","warning","note"]};

function validate500(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "error") || (data === "warning")) || (data === "note"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema175.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate500.errors = vErrors;
return errors === 0;
}


function validate503(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((data === "anchor") || (data === "audit")) || (data === "extractor")) || (data === "generation")) || (data === "judge")) || (data === "model")) || (data === "policy")) || (data === "reader")) || (data === "raw")) || (data === "record")) || (data === "seal")) || (data === "source")) || (data === "store")) || (data === "text")) || (data === "time")) || (data === "trust")) || (data === "unicode"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema151.enum}};
vErrors = addFault(vErrors, err0); errors++;
}
validate503.errors = vErrors;
return errors === 0;
}


function validate495(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.layer === undefined) || (!(func0.call(data, "layer")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layer"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.forms === undefined) || (!(func0.call(data, "forms")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forms"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.needs === undefined) || (!(func0.call(data, "needs")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "needs"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema172.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate496(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
errors = vErrors.length;
}
}
if(data.layer !== undefined && func0.call(data, "layer")){
if(!(validate498(data.layer, {instancePath:instancePath+"/layer"}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
if(!(validate500(data.severity, {instancePath:instancePath+"/severity"}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
}
if(data.raised !== undefined && func0.call(data, "raised")){
if(!(validate500(data.raised, {instancePath:instancePath+"/raised"}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data4 = data.outcome;
if(!(((data4 === "fail") || (data4 === "unverifiable")) || (data4 === "notice"))){
const err8 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema172.properties.outcome.enum}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data5 = data.status;
if(!((data5 === "built") || (data5 === "planned"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema172.properties.status.enum}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.forms !== undefined && func0.call(data, "forms")){
let data6 = data.forms;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/forms/" + i0,schemaPath:"#/properties/forms/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err10); errors++;
}
if(!((((data7 === "answer") || (data7 === "report")) || (data7 === "lineage")) || (data7 === "anchor"))){
const err11 = {instancePath:instancePath+"/forms/" + i0,schemaPath:"#/properties/forms/items/enum",keyword:"enum",params:{allowedValues: schema172.properties.forms.items.enum}};
vErrors = addFault(vErrors, err11); errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err12); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
if(data.needs !== undefined && func0.call(data, "needs")){
let data8 = data.needs;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i2=0; i2<len1 && errors < FAULT_LIMIT; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/needs/" + i2,schemaPath:"#/properties/needs/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
if(!(validate503(data9, {instancePath:instancePath+"/needs/" + i2}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
let i3 = data8.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data8[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err15 = {instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
vErrors = addFault(vErrors, err15); errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err16 = {instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.group !== undefined && func0.call(data, "group")){
let data10 = data.group;
if(!(((data10 === "audit") || (data10 === "reader")) || (data10 === "support"))){
const err17 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema172.properties.group.enum}};
vErrors = addFault(vErrors, err17); errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err18); errors++;
}
validate495.errors = vErrors;
return errors === 0;
}


function validate494(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:rules:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "schema") || (key0 === "rules")) || (key0 === "page"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:rules:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:rules:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data1 = data.rules;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate495(data1[i0], {instancePath:instancePath+"/rules/" + i0}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.page !== undefined && func0.call(data, "page")){
let data3 = data.page;
if(typeof data3 === "string"){
if(func72(data3) < 1){
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate494.errors = vErrors;
return errors === 0;
}

export const compiled_schema_list = validate506;



function validate508(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate508.errors = vErrors;
return errors === 0;
}


function validate507(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "name") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate508(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate508(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err3); errors++;
}
validate507.errors = vErrors;
return errors === 0;
}


function validate506(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:schema-list:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.schemas === undefined) || (!(func0.call(data, "schemas")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schemas"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "schemas"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:schema-list:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:schema-list:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.schemas !== undefined && func0.call(data, "schemas")){
let data1 = data.schemas;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate507(data1[i0], {instancePath:instancePath+"/schemas/" + i0}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err5); errors++;
}
validate506.errors = vErrors;
return errors === 0;
}

export const compiled_schema_result = validate512;


function validate513(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate513.errors = vErrors;
return errors === 0;
}

const schema182 = {"type":"object","additionalProperties":false,"properties":{"pointer":{"type":"string"},"line":{"type":"integer","minimum":1,"maximum":9007199254740991},"column":{"type":"integer","minimum":1,"maximum":9007199254740991},"keyword":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"params":{"type":"object","propertyNames":{"minLength":1,"maxLength":40},"additionalProperties":{"type":["string","number"]}}}};

function validate515(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pointer === undefined) || (!(func0.call(data, "pointer")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keyword === undefined) || (!(func0.call(data, "keyword")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyword"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.params === undefined) || (!(func0.call(data, "params")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "params"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "pointer") || (key0 === "line")) || (key0 === "column")) || (key0 === "keyword")) || (key0 === "params"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
if(typeof data.pointer !== "string"){
const err4 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data1 = data.line;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
if(data.column !== undefined && func0.call(data, "column")){
let data2 = data.column;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err9); errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
if(!(validate513(data.keyword, {instancePath:instancePath+"/keyword"}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined && func0.call(data, "params")){
let data4 = data.params;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){ if (errors >= FAULT_LIMIT) break;
const _errs11 = errors;
if(typeof key1 === "string"){
if(func72(key1) > 40){
const err11 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key1};
vErrors = addFault(vErrors, err11); errors++;
}
if(func72(key1) < 1){
const err12 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = addFault(vErrors, err12); errors++;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
const err13 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
for(const key2 of Object.keys(data4)){ if (errors >= FAULT_LIMIT) break;
let data5 = data4[key2];
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
const err14 = {instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: schema182.properties.params.additionalProperties.type}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err16); errors++;
}
validate515.errors = vErrors;
return errors === 0;
}


function validate512(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:schema-result:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.valid === undefined) || (!(func0.call(data, "valid")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((key0 === "schema") || (key0 === "name")) || (key0 === "valid")) || (key0 === "lines")) || (key0 === "faults"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:schema-result:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:schema-result:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate513(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
errors = vErrors.length;
}
}
if(data.valid !== undefined && func0.call(data, "valid")){
if(typeof data.valid !== "boolean"){
const err6 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data3 = data.lines;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = addFault(vErrors, err8); errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err9); errors++;
}
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data4 = data.faults;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate515(data4[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err11); errors++;
}
validate512.errors = vErrors;
return errors === 0;
}

export const compiled_store = validate518;


function validate519(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate519.errors = vErrors;
return errors === 0;
}


function validate518(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "schema") || (key0 === "digest"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store:1" !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store:1"}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate519(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate518.errors = vErrors;
return errors === 0;
}

export const compiled_store_generation = validate521;


function validate522(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate522.errors = vErrors;
return errors === 0;
}


function validate524(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate524.errors = vErrors;
return errors === 0;
}


const pattern74 = new RegExp("^(?:records\\.jsonl|texts/[0-9a-f]{64}\\.txt|raw/[0-9a-f]{64})$", "u");

function validate527(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err1); errors++;
}
}
validate527.errors = vErrors;
return errors === 0;
}


function validate529(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate529.errors = vErrors;
return errors === 0;
}


function validate526(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.bytes === undefined) || (!(func0.call(data, "bytes")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.sha256 === undefined) || (!(func0.call(data, "sha256")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "path") || (key0 === "bytes")) || (key0 === "sha256"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
else {
const err5 = {};
vErrors = addFault(vErrors, err5); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err6); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func72(data0) > 80){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!pattern74.test(data0)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.bytes !== undefined && func0.call(data, "bytes")){
if(!(validate527(data.bytes, {instancePath:instancePath+"/bytes"}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
errors = vErrors.length;
}
}
if(data.sha256 !== undefined && func0.call(data, "sha256")){
if(!(validate529(data.sha256, {instancePath:instancePath+"/sha256"}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate526.errors = vErrors;
return errors === 0;
}

const schema191 = {"type":"object","additionalProperties":false,"properties":{"document_id":{"$ref":"urn:loccit:primitives:1#/$defs/document_id"},"canonical_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/canonical_revision_id"},"parse_revision_id":{"$ref":"urn:loccit:primitives:1#/$defs/parse_revision_id"},"allowed_groups":{"type":"array","items":{"type":"string","$ref":"urn:loccit:primitives:1#/$defs/label"},"uniqueItems":true},"acl_sha256":{"$ref":"urn:loccit:primitives:1#/$defs/sha256"},"work_id":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"effective_from":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},{"type":"null"}]},"effective_to":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},{"type":"null"}]},"authority":{"type":["integer","null"],"minimum":0,"maximum":100},"marking":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"license":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"scope":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/scope"},{"type":"null"}]},"sequence":{"$ref":"urn:loccit:primitives:1#/$defs/count"},"title":{"anyOf":[{"type":"string","minLength":1,"maxLength":2000},{"type":"null"}]},"path":{"type":"string","minLength":1}}};

function validate533(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {};
vErrors = addFault(vErrors, err0); errors++;
}
}
else {
const err1 = {};
vErrors = addFault(vErrors, err1); errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err2); errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func72(data) > 200){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err3); errors++;
}
if(func72(data) < 1){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
if(!pattern14.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
validate533.errors = vErrors;
return errors === 0;
}


function validate535(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern22.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate535.errors = vErrors;
return errors === 0;
}


function validate537(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern23.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate537.errors = vErrors;
return errors === 0;
}


function validate542(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate542.errors = vErrors;
return errors === 0;
}



function validate547(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 64){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
const _errs1 = errors;
if(typeof key0 === "string"){
if(func72(key0) > 100){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key0};
vErrors = addFault(vErrors, err1); errors++;
}
if(func72(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
vErrors = addFault(vErrors, err2); errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
for(const key1 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
let data0 = data[key1];
if(typeof data0 === "string"){
if(func72(data0) > 500){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err4); errors++;
}
if(func72(data0) < 1){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err6); errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err7); errors++;
}
validate547.errors = vErrors;
return errors === 0;
}


function validate532(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.document_id === undefined) || (!(func0.call(data, "document_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.canonical_revision_id === undefined) || (!(func0.call(data, "canonical_revision_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canonical_revision_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.parse_revision_id === undefined) || (!(func0.call(data, "parse_revision_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parse_revision_id"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.allowed_groups === undefined) || (!(func0.call(data, "allowed_groups")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_groups"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.acl_sha256 === undefined) || (!(func0.call(data, "acl_sha256")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acl_sha256"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.work_id === undefined) || (!(func0.call(data, "work_id")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_id"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.effective_from === undefined) || (!(func0.call(data, "effective_from")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effective_from"}};
vErrors = addFault(vErrors, err6); errors++;
}
if((data.effective_to === undefined) || (!(func0.call(data, "effective_to")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effective_to"}};
vErrors = addFault(vErrors, err7); errors++;
}
if((data.authority === undefined) || (!(func0.call(data, "authority")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authority"}};
vErrors = addFault(vErrors, err8); errors++;
}
if((data.marking === undefined) || (!(func0.call(data, "marking")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marking"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((data.license === undefined) || (!(func0.call(data, "license")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "license"}};
vErrors = addFault(vErrors, err10); errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
vErrors = addFault(vErrors, err11); errors++;
}
if((data.sequence === undefined) || (!(func0.call(data, "sequence")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}};
vErrors = addFault(vErrors, err12); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = addFault(vErrors, err13); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = addFault(vErrors, err14); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema191.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err15); errors++;
}
}
if(data.document_id !== undefined && func0.call(data, "document_id")){
if(!(validate533(data.document_id, {instancePath:instancePath+"/document_id"}))){
vErrors = vErrors === null ? validate533.errors : vErrors.concat(validate533.errors);
errors = vErrors.length;
}
}
if(data.canonical_revision_id !== undefined && func0.call(data, "canonical_revision_id")){
if(!(validate535(data.canonical_revision_id, {instancePath:instancePath+"/canonical_revision_id"}))){
vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
errors = vErrors.length;
}
}
if(data.parse_revision_id !== undefined && func0.call(data, "parse_revision_id")){
if(!(validate537(data.parse_revision_id, {instancePath:instancePath+"/parse_revision_id"}))){
vErrors = vErrors === null ? validate537.errors : vErrors.concat(validate537.errors);
errors = vErrors.length;
}
}
if(data.allowed_groups !== undefined && func0.call(data, "allowed_groups")){
let data3 = data.allowed_groups;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/allowed_groups/" + i0,schemaPath:"#/properties/allowed_groups/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err16); errors++;
}
if(!(validate522(data4, {instancePath:instancePath+"/allowed_groups/" + i0}))){
vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err17 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err17); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err18 = {instancePath:instancePath+"/allowed_groups",schemaPath:"#/properties/allowed_groups/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
if(data.acl_sha256 !== undefined && func0.call(data, "acl_sha256")){
if(!(validate529(data.acl_sha256, {instancePath:instancePath+"/acl_sha256"}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
}
if(data.work_id !== undefined && func0.call(data, "work_id")){
let data6 = data.work_id;
const _errs11 = errors;
let valid4 = false;
const _errs12 = errors;
if(!(validate522(data6, {instancePath:instancePath+"/work_id"}))){
vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs13 = errors;
if(data6 !== null){
const err19 = {instancePath:instancePath+"/work_id",schemaPath:"#/properties/work_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err19); errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err20 = {instancePath:instancePath+"/work_id",schemaPath:"#/properties/work_id/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err20); errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.effective_from !== undefined && func0.call(data, "effective_from")){
let data7 = data.effective_from;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(!(validate542(data7, {instancePath:instancePath+"/effective_from"}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs18 = errors;
if(data7 !== null){
const err21 = {instancePath:instancePath+"/effective_from",schemaPath:"#/properties/effective_from/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err21); errors++;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err22 = {instancePath:instancePath+"/effective_from",schemaPath:"#/properties/effective_from/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err22); errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.effective_to !== undefined && func0.call(data, "effective_to")){
let data8 = data.effective_to;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if(!(validate542(data8, {instancePath:instancePath+"/effective_to"}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs23 = errors;
if(data8 !== null){
const err23 = {instancePath:instancePath+"/effective_to",schemaPath:"#/properties/effective_to/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err23); errors++;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err24 = {instancePath:instancePath+"/effective_to",schemaPath:"#/properties/effective_to/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err24); errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.authority !== undefined && func0.call(data, "authority")){
let data9 = data.authority;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/type",keyword:"type",params:{type: schema191.properties.authority.type}};
vErrors = addFault(vErrors, err25); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
vErrors = addFault(vErrors, err26); errors++;
}
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err27); errors++;
}
}
}
if(data.marking !== undefined && func0.call(data, "marking")){
let data10 = data.marking;
const _errs28 = errors;
let valid7 = false;
const _errs29 = errors;
if(!(validate522(data10, {instancePath:instancePath+"/marking"}))){
vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
errors = vErrors.length;
}
var _valid3 = _errs29 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs30 = errors;
if(data10 !== null){
const err28 = {instancePath:instancePath+"/marking",schemaPath:"#/properties/marking/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err28); errors++;
}
var _valid3 = _errs30 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err29 = {instancePath:instancePath+"/marking",schemaPath:"#/properties/marking/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err29); errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.license !== undefined && func0.call(data, "license")){
let data11 = data.license;
const _errs33 = errors;
let valid8 = false;
const _errs34 = errors;
if(!(validate522(data11, {instancePath:instancePath+"/license"}))){
vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
const _errs35 = errors;
if(data11 !== null){
const err30 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err30); errors++;
}
var _valid4 = _errs35 === errors;
valid8 = valid8 || _valid4;
}
if(!valid8){
const err31 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err31); errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data12 = data.scope;
const _errs38 = errors;
let valid9 = false;
const _errs39 = errors;
if(!(validate547(data12, {instancePath:instancePath+"/scope"}))){
vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
errors = vErrors.length;
}
var _valid5 = _errs39 === errors;
valid9 = valid9 || _valid5;
if(!valid9){
const _errs40 = errors;
if(data12 !== null){
const err32 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err32); errors++;
}
var _valid5 = _errs40 === errors;
valid9 = valid9 || _valid5;
}
if(!valid9){
const err33 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err33); errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data.sequence !== undefined && func0.call(data, "sequence")){
if(!(validate527(data.sequence, {instancePath:instancePath+"/sequence"}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data14 = data.title;
const _errs44 = errors;
let valid10 = false;
const _errs45 = errors;
if(typeof data14 === "string"){
if(func72(data14) > 2000){
const err34 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = addFault(vErrors, err34); errors++;
}
if(func72(data14) < 1){
const err35 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err35); errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err36); errors++;
}
var _valid6 = _errs45 === errors;
valid10 = valid10 || _valid6;
if(!valid10){
const _errs47 = errors;
if(data14 !== null){
const err37 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err37); errors++;
}
var _valid6 = _errs47 === errors;
valid10 = valid10 || _valid6;
}
if(!valid10){
const err38 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err38); errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data15 = data.path;
if(typeof data15 === "string"){
if(func72(data15) < 1){
const err39 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err39); errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err40); errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err41); errors++;
}
validate532.errors = vErrors;
return errors === 0;
}



function validate552(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate552.errors = vErrors;
return errors === 0;
}


function validate584(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.match === undefined) || (!(func0.call(data, "match")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "match"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.tool === undefined) || (!(func0.call(data, "tool")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((key0 === "match") || (key0 === "status")) || (key0 === "tool"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.match !== undefined && func0.call(data, "match")){
let data0 = data.match;
if(Array.isArray(data0)){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err4); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func72(data1) > 500){
const err5 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/properties/match/items/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = addFault(vErrors, err5); errors++;
}
if(func72(data1) < 1){
const err6 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/properties/match/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/properties/match/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if("tool_required" !== data.status){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "tool_required"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.tool !== undefined && func0.call(data, "tool")){
if(!(validate552(data.tool, {instancePath:instancePath+"/tool"}))){
vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate584.errors = vErrors;
return errors === 0;
}


function validate521(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store-generation:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.generation_id === undefined) || (!(func0.call(data, "generation_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation_id"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.documents === undefined) || (!(func0.call(data, "documents")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.routes === undefined) || (!(func0.call(data, "routes")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "schema") || (key0 === "tenant_id")) || (key0 === "generation_id")) || (key0 === "files")) || (key0 === "documents")) || (key0 === "routes")) || (key0 === "digest"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store-generation:1" !== data.schema){
const err8 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store-generation:1"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate522(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
errors = vErrors.length;
}
}
if(data.generation_id !== undefined && func0.call(data, "generation_id")){
if(!(validate524(data.generation_id, {instancePath:instancePath+"/generation_id"}))){
vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data3 = data.files;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate526(data3[i0], {instancePath:instancePath+"/files/" + i0}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
let data5 = data.documents;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate532(data5[i1], {instancePath:instancePath+"/documents/" + i1}))){
vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data7 = data.routes;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
if(!(validate584(data7[i2], {instancePath:instancePath+"/routes/" + i2}))){
vErrors = vErrors === null ? validate584.errors : vErrors.concat(validate584.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate529(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err12); errors++;
}
validate521.errors = vErrors;
return errors === 0;
}

export const compiled_store_pointer = validate588;


function validate589(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate589.errors = vErrors;
return errors === 0;
}


function validate591(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 68){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 68}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate591.errors = vErrors;
return errors === 0;
}


function validate593(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate593.errors = vErrors;
return errors === 0;
}


function validate588(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:store-pointer:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.tenant_id === undefined) || (!(func0.call(data, "tenant_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.published === undefined) || (!(func0.call(data, "published")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "schema") || (key0 === "tenant_id")) || (key0 === "published")) || (key0 === "digest"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:store-pointer:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:store-pointer:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.tenant_id !== undefined && func0.call(data, "tenant_id")){
if(!(validate589(data.tenant_id, {instancePath:instancePath+"/tenant_id"}))){
vErrors = vErrors === null ? validate589.errors : vErrors.concat(validate589.errors);
errors = vErrors.length;
}
}
if(data.published !== undefined && func0.call(data, "published")){
let data2 = data.published;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err6); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/published/" + i0,schemaPath:"#/properties/published/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!(validate591(data3, {instancePath:instancePath+"/published/" + i0}))){
vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err8); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate593(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err10); errors++;
}
validate588.errors = vErrors;
return errors === 0;
}

export const compiled_trust_policy = validate595;

const schema217 = {"type":"object","additionalProperties":false,"properties":{"keyid":{"$ref":"#/$defs/keyid"},"public_key":{"anyOf":[{"$ref":"#/$defs/jwk"},{"$ref":"#/$defs/pem"},{"$ref":"#/$defs/did_key"}]},"not_before":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"not_after":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"tenants":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"maxItems":1000},"purposes":{"type":"array","items":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"maxItems":1000},"audiences":{"type":"array","items":{"anyOf":[{"$ref":"urn:loccit:primitives:1#/$defs/label"},{"type":"null"}]},"maxItems":1000},"name":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"revocation":{"$ref":"#/$defs/revocation"}}};

const pattern67 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");

function validate597(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 43){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern67.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate597.errors = vErrors;
return errors === 0;
}

const schema219 = {"type":"object","additionalProperties":false,"properties":{"kty":{"const":"OKP"},"crv":{"const":"Ed25519"},"x":{"type":"string","pattern":"^[A-Za-z0-9_-]{43}$","maxLength":43},"kid":{"$ref":"urn:loccit:primitives:1#/$defs/label"},"use":{"const":"sig"},"alg":{"enum":["EdDSA","Ed25519"]},"key_ops":{"type":"array","items":{"type":"string","enum":["sign","verify"]},"uniqueItems":true}}};

function validate600(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err0); errors++;
}
if(func72(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate600.errors = vErrors;
return errors === 0;
}


function validate599(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kty === undefined) || (!(func0.call(data, "kty")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kty"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.crv === undefined) || (!(func0.call(data, "crv")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "crv"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.x === undefined) || (!(func0.call(data, "x")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"}};
vErrors = addFault(vErrors, err2); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(((((((key0 === "kty") || (key0 === "crv")) || (key0 === "x")) || (key0 === "kid")) || (key0 === "use")) || (key0 === "alg")) || (key0 === "key_ops"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err3); errors++;
}
}
if(data.kty !== undefined && func0.call(data, "kty")){
if("OKP" !== data.kty){
const err4 = {instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "OKP"}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.crv !== undefined && func0.call(data, "crv")){
if("Ed25519" !== data.crv){
const err5 = {instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/const",keyword:"const",params:{allowedValue: "Ed25519"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.x !== undefined && func0.call(data, "x")){
let data2 = data.x;
if(typeof data2 === "string"){
if(func72(data2) > 43){
const err6 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/maxLength",keyword:"maxLength",params:{limit: 43}};
vErrors = addFault(vErrors, err6); errors++;
}
if(!pattern67.test(data2)){
const err7 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.kid !== undefined && func0.call(data, "kid")){
if(!(validate600(data.kid, {instancePath:instancePath+"/kid"}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
}
if(data.use !== undefined && func0.call(data, "use")){
if("sig" !== data.use){
const err9 = {instancePath:instancePath+"/use",schemaPath:"#/properties/use/const",keyword:"const",params:{allowedValue: "sig"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.alg !== undefined && func0.call(data, "alg")){
let data5 = data.alg;
if(!((data5 === "EdDSA") || (data5 === "Ed25519"))){
const err10 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema219.properties.alg.enum}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.key_ops !== undefined && func0.call(data, "key_ops")){
let data6 = data.key_ops;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/key_ops/" + i0,schemaPath:"#/properties/key_ops/items/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
if(!((data7 === "sign") || (data7 === "verify"))){
const err12 = {instancePath:instancePath+"/key_ops/" + i0,schemaPath:"#/properties/key_ops/items/enum",keyword:"enum",params:{allowedValues: schema219.properties.key_ops.items.enum}};
vErrors = addFault(vErrors, err12); errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/key_ops",schemaPath:"#/properties/key_ops/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = addFault(vErrors, err13); errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/key_ops",schemaPath:"#/properties/key_ops/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err15); errors++;
}
validate599.errors = vErrors;
return errors === 0;
}


const pattern101 = new RegExp("^-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\n-----END PUBLIC KEY-----(?:\n)$", "u");

function validate603(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 113){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 113}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern101.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate603.errors = vErrors;
return errors === 0;
}


const pattern102 = new RegExp("^did:key:z6Mk[1-9A-HJ-NP-Za-km-z]{44}$", "u");

function validate605(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 56){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 56}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern102.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate605.errors = vErrors;
return errors === 0;
}


function validate607(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func72(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}};
vErrors = addFault(vErrors, err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate607.errors = vErrors;
return errors === 0;
}

const schema224 = {"type":"object","additionalProperties":false,"properties":{"revoked_at":{"$ref":"urn:loccit:primitives:1#/$defs/timestamp"},"reason":{"enum":["compromised","superseded","retired","unspecified"]}}};

function validate614(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.revoked_at === undefined) || (!(func0.call(data, "revoked_at")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "revoked_at") || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.revoked_at !== undefined && func0.call(data, "revoked_at")){
if(!(validate607(data.revoked_at, {instancePath:instancePath+"/revoked_at"}))){
vErrors = vErrors === null ? validate607.errors : vErrors.concat(validate607.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
if(!((((data1 === "compromised") || (data1 === "superseded")) || (data1 === "retired")) || (data1 === "unspecified"))){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema224.properties.reason.enum}};
vErrors = addFault(vErrors, err3); errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err4); errors++;
}
validate614.errors = vErrors;
return errors === 0;
}


function validate596(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keyid === undefined) || (!(func0.call(data, "keyid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.public_key === undefined) || (!(func0.call(data, "public_key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_key"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.not_before === undefined) || (!(func0.call(data, "not_before")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_before"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.not_after === undefined) || (!(func0.call(data, "not_after")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_after"}};
vErrors = addFault(vErrors, err3); errors++;
}
if((data.tenants === undefined) || (!(func0.call(data, "tenants")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenants"}};
vErrors = addFault(vErrors, err4); errors++;
}
if((data.purposes === undefined) || (!(func0.call(data, "purposes")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purposes"}};
vErrors = addFault(vErrors, err5); errors++;
}
if((data.audiences === undefined) || (!(func0.call(data, "audiences")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audiences"}};
vErrors = addFault(vErrors, err6); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!(func0.call(schema217.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err7); errors++;
}
}
if(data.keyid !== undefined && func0.call(data, "keyid")){
if(!(validate597(data.keyid, {instancePath:instancePath+"/keyid"}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
}
if(data.public_key !== undefined && func0.call(data, "public_key")){
let data1 = data.public_key;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate599(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(!(validate603(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(!(validate605(data1, {instancePath:instancePath+"/public_key"}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/public_key",schemaPath:"#/properties/public_key/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.not_before !== undefined && func0.call(data, "not_before")){
if(!(validate607(data.not_before, {instancePath:instancePath+"/not_before"}))){
vErrors = vErrors === null ? validate607.errors : vErrors.concat(validate607.errors);
errors = vErrors.length;
}
}
if(data.not_after !== undefined && func0.call(data, "not_after")){
if(!(validate607(data.not_after, {instancePath:instancePath+"/not_after"}))){
vErrors = vErrors === null ? validate607.errors : vErrors.concat(validate607.errors);
errors = vErrors.length;
}
}
if(data.tenants !== undefined && func0.call(data, "tenants")){
let data4 = data.tenants;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err9 = {instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err9); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate600(data4[i0], {instancePath:instancePath+"/tenants/" + i0}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err10); errors++;
}
}
if(data.purposes !== undefined && func0.call(data, "purposes")){
let data6 = data.purposes;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err11 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err11); errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate600(data6[i1], {instancePath:instancePath+"/purposes/" + i1}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
if(data.audiences !== undefined && func0.call(data, "audiences")){
let data8 = data.audiences;
if(Array.isArray(data8)){
if(data8.length > 1000){
const err13 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err13); errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2 && errors < FAULT_LIMIT; i2++){
let data9 = data8[i2];
const _errs19 = errors;
let valid8 = false;
const _errs20 = errors;
if(!(validate600(data9, {instancePath:instancePath+"/audiences/" + i2}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs21 = errors;
if(data9 !== null){
const err14 = {instancePath:instancePath+"/audiences/" + i2,schemaPath:"#/properties/audiences/items/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = addFault(vErrors, err14); errors++;
}
var _valid1 = _errs21 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
const err15 = {instancePath:instancePath+"/audiences/" + i2,schemaPath:"#/properties/audiences/items/anyOf",keyword:"anyOf",params:{}};
vErrors = addFault(vErrors, err15); errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err16); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate600(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
}
if(data.revocation !== undefined && func0.call(data, "revocation")){
if(!(validate614(data.revocation, {instancePath:instancePath+"/revocation"}))){
vErrors = vErrors === null ? validate614.errors : vErrors.concat(validate614.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err17); errors++;
}
validate596.errors = vErrors;
return errors === 0;
}


const pattern105 = new RegExp("^[a-z][a-z0-9+.-]*:[A-Za-z0-9._~!$&'()*+,;=:@/%\\[\\]-]*$", "u");

function validate618(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source_uri_prefix === undefined) || (!(func0.call(data, "source_uri_prefix")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_uri_prefix"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keyids === undefined) || (!(func0.call(data, "keyids")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyids"}};
vErrors = addFault(vErrors, err1); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((key0 === "source_uri_prefix") || (key0 === "keyids"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
if(data.source_uri_prefix !== undefined && func0.call(data, "source_uri_prefix")){
let data0 = data.source_uri_prefix;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {};
vErrors = addFault(vErrors, err3); errors++;
}
}
else {
const err4 = {};
vErrors = addFault(vErrors, err4); errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err5 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err5); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func72(data0) > 4000){
const err6 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = addFault(vErrors, err6); errors++;
}
if(func72(data0) < 3){
const err7 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/minLength",keyword:"minLength",params:{limit: 3}};
vErrors = addFault(vErrors, err7); errors++;
}
if(!pattern105.test(data0)){
const err8 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/source_uri_prefix",schemaPath:"#/properties/source_uri_prefix/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err9); errors++;
}
}
if(data.keyids !== undefined && func0.call(data, "keyids")){
let data1 = data.keyids;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err10 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err10); errors++;
}
if(data1.length < 1){
const err11 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate597(data1[i0], {instancePath:instancePath+"/keyids/" + i0}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err12); errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err13); errors++;
}
validate618.errors = vErrors;
return errors === 0;
}


function validate595(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:trust-policy:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.keys === undefined) || (!(func0.call(data, "keys")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.threshold === undefined) || (!(func0.call(data, "threshold")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "schema") || (key0 === "keys")) || (key0 === "threshold")) || (key0 === "sources"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:trust-policy:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:trust-policy:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data1 = data.keys;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err6 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err6); errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = addFault(vErrors, err7); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate596(data1[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err8); errors++;
}
}
if(data.threshold !== undefined && func0.call(data, "threshold")){
let data3 = data.threshold;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err9); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
vErrors = addFault(vErrors, err10); errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = addFault(vErrors, err11); errors++;
}
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data4 = data.sources;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err12 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = addFault(vErrors, err12); errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1 && errors < FAULT_LIMIT; i1++){
if(!(validate618(data4[i1], {instancePath:instancePath+"/sources/" + i1}))){
vErrors = vErrors === null ? validate618.errors : vErrors.concat(validate618.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err13); errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err14); errors++;
}
validate595.errors = vErrors;
return errors === 0;
}

export const compiled_unicode = validate621;

const pattern107 = new RegExp("^[1-9][0-9]{0,2}\\.[0-9]{1,3}$", "u");




function validate624(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1114111 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1114111}};
vErrors = addFault(vErrors, err1); errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = addFault(vErrors, err2); errors++;
}
}
validate624.errors = vErrors;
return errors === 0;
}


function validate623(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 2){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = addFault(vErrors, err0); errors++;
}
const len0 = data.length;
if(len0 > 0){
if(!(validate624(data[0], {instancePath:instancePath+"/0"}))){
vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
errors = vErrors.length;
}
}
if(len0 > 1){
if(!(validate624(data[1], {instancePath:instancePath+"/1"}))){
vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
errors = vErrors.length;
}
}
const len1 = data.length;
if(!(len1 <= 2)){
const err1 = {instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 2}};
vErrors = addFault(vErrors, err1); errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err2); errors++;
}
validate623.errors = vErrors;
return errors === 0;
}


function validate622(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0 && errors < FAULT_LIMIT; i0++){
if(!(validate623(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = addFault(vErrors, err0); errors++;
}
validate622.errors = vErrors;
return errors === 0;
}


function validate621(data, {instancePath=""}={}){
/*# sourceURL="urn:loccit:unicode:1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = addFault(vErrors, err0); errors++;
}
if((data.unicode_version === undefined) || (!(func0.call(data, "unicode_version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unicode_version"}};
vErrors = addFault(vErrors, err1); errors++;
}
if((data.property === undefined) || (!(func0.call(data, "property")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "property"}};
vErrors = addFault(vErrors, err2); errors++;
}
if((data.values === undefined) || (!(func0.call(data, "values")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"}};
vErrors = addFault(vErrors, err3); errors++;
}
for(const key0 of Object.keys(data)){ if (errors >= FAULT_LIMIT) break;
if(!((((key0 === "schema") || (key0 === "unicode_version")) || (key0 === "property")) || (key0 === "values"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = addFault(vErrors, err4); errors++;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if("urn:loccit:unicode:1" !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "urn:loccit:unicode:1"}};
vErrors = addFault(vErrors, err5); errors++;
}
}
if(data.unicode_version !== undefined && func0.call(data, "unicode_version")){
let data1 = data.unicode_version;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {};
vErrors = addFault(vErrors, err6); errors++;
}
}
else {
const err7 = {};
vErrors = addFault(vErrors, err7); errors++;
}
}
var valid1 = _errs6 === errors;
if(valid1){
const err8 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/not",keyword:"not",params:{}};
vErrors = addFault(vErrors, err8); errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data1 === "string"){
if(func72(data1) > 7){
const err9 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/maxLength",keyword:"maxLength",params:{limit: 7}};
vErrors = addFault(vErrors, err9); errors++;
}
if(!pattern107.test(data1)){
const err10 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/pattern",keyword:"pattern",params:{}};
vErrors = addFault(vErrors, err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/unicode_version",schemaPath:"#/properties/unicode_version/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err11); errors++;
}
}
if(data.property !== undefined && func0.call(data, "property")){
let data2 = data.property;
if(typeof data2 === "string"){
if(func72(data2) > 200){
const err12 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = addFault(vErrors, err12); errors++;
}
if(func72(data2) < 1){
const err13 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = addFault(vErrors, err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/type",keyword:"type",params:{type: "string"}};
vErrors = addFault(vErrors, err14); errors++;
}
}
if(data.values !== undefined && func0.call(data, "values")){
let data3 = data.values;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){ if (errors >= FAULT_LIMIT) break;
const _errs12 = errors;
if(typeof key1 === "string"){
if(func72(key1) > 100){
const err15 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key1};
vErrors = addFault(vErrors, err15); errors++;
}
if(func72(key1) < 1){
const err16 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = addFault(vErrors, err16); errors++;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
const err17 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = addFault(vErrors, err17); errors++;
}
}
for(const key2 of Object.keys(data3)){ if (errors >= FAULT_LIMIT) break;
if(!(validate622(data3[key2], {instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err18); errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = addFault(vErrors, err19); errors++;
}
validate621.errors = vErrors;
return errors === 0;
}

export const DOCUMENT_VALIDATORS: Readonly<Record<OtherDocumentName, CompiledValidator>> = {
  'canonical-text': compiled_canonical_text,
  'citation-answer': compiled_citation_answer,
  error: compiled_error,
  'ingest-result': compiled_ingest_result,
  'lineage-trace': compiled_lineage_trace,
  pack: compiled_pack,
  passages: compiled_passages,
  rules: compiled_rules,
  'schema-list': compiled_schema_list,
  'schema-result': compiled_schema_result,
  store: compiled_store,
  'store-generation': compiled_store_generation,
  'store-pointer': compiled_store_pointer,
  'trust-policy': compiled_trust_policy,
  unicode: compiled_unicode,
};
